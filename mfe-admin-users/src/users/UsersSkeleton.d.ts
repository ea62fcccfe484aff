export declare function UsersSkeleton(): import("react").JSX.Element;
