/** A card that is on its way: the same size, so that nothing moves when it comes. */
export declare function CardSkeleton(): import("react").JSX.Element;
