export declare function CardScreenSkeleton(): import("react").JSX.Element;
