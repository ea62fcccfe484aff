import type { CallOutput } from '@campus/shared/contract/call';
import type { filterUsers } from '@campus/shared/contract/users';
interface UserListProps {
    page: CallOutput<typeof filterUsers>;
    /** The answer to an earlier filter, while the new one is on its way. */
    isStale: boolean;
    hrefOf: (skip: number) => string;
}
export declare function UserList({ page, isStale, hrefOf }: UserListProps): import("react").JSX.Element;
export {};
