interface NewsGridSkeletonProps {
    count?: number;
    isFeatured?: boolean;
}
export declare function NewsGridSkeleton({ count, isFeatured }: NewsGridSkeletonProps): import("react").JSX.Element;
export {};
