import type { UserFilter } from './userFilter';
interface UserFiltersProps {
    filter: UserFilter;
    onChange: (change: Partial<UserFilter>) => void;
    resetHref: string;
}
/** Search and selects; each writes to the address at once. */
export declare function UserFilters({ filter, onChange, resetHref }: UserFiltersProps): import("react").JSX.Element;
export {};
