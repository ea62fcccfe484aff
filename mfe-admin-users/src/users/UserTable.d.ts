import type { User } from '@campus/shared/contract/users';
interface UserTableProps {
    users: User[];
}
export declare function UserTable({ users }: UserTableProps): import("react").JSX.Element;
export {};
