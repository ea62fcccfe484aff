export declare function ArticleSkeleton(): import("react").JSX.Element;
