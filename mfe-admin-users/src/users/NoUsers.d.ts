interface NoUsersProps {
    resetHref: string;
}
export declare function NoUsers({ resetHref }: NoUsersProps): import("react").JSX.Element;
export {};
