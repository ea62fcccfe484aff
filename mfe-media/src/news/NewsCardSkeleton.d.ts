interface NewsCardSkeletonProps {
    isWide?: boolean;
}
/** The card before its words: the same frame, so that nothing moves when they come. */
export declare function NewsCardSkeleton({ isWide }: NewsCardSkeletonProps): import("react").JSX.Element;
export {};
