export declare function NewsScreen(): import("react").JSX.Element;
