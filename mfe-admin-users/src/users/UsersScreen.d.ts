/** Accounts of staff, found by name, login, role and state. */
export declare function UsersScreen(): import("react").JSX.Element;
