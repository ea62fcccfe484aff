export declare function LatestNews(): import("react").JSX.Element;
