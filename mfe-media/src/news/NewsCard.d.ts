import type { NewsCard as NewsCardData } from '@campus/shared/contract/media';
interface NewsCardProps {
    news: NewsCardData;
    /** Cover beside the words where there is room. */
    isWide?: boolean;
    headingLevel?: 2 | 3;
}
export declare function NewsCard({ news, isWide, headingLevel }: NewsCardProps): import("react").JSX.Element;
export {};
