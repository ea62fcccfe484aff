import type { NewsCard as NewsCardData } from '@campus/shared/contract/media';
interface NewsGridProps {
    items: NewsCardData[];
    /** The first card is wide: it opens the page. */
    isFeatured?: boolean;
    /** Cards of the previous filter, until the asked ones arrive. */
    isStale?: boolean;
    headingLevel?: 2 | 3;
}
export declare function NewsGrid({ items, isFeatured, isStale, headingLevel }: NewsGridProps): import("react").JSX.Element;
export {};
