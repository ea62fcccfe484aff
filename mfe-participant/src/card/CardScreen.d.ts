/** The electronic card; without one, what is missing and how to get it. */
export declare function CardScreen(): import("react").JSX.Element;
