/** The holder's own time to the second: a recorded screen would show another. */
export declare function LiveClock(): import("react").JSX.Element;
