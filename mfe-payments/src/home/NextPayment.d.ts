/** The home page's word on money: what comes next, or what came last. */
export declare function NextPayment(): import("react").JSX.Element;
