export declare function NewsListScreen(): import("react").JSX.Element;
