export declare function HeroSkeleton(): import("react").JSX.Element;
