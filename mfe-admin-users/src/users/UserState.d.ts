interface UserStateProps {
    isActive: boolean;
}
export declare function UserState({ isActive }: UserStateProps): import("react").JSX.Element;
export {};
