import type { User } from '@campus/shared/contract/users';
interface UserNameProps {
    user: User;
}
export declare function UserName({ user }: UserNameProps): import("react").JSX.Element;
export {};
