export declare function NewsNotFound(): import("react").JSX.Element;
