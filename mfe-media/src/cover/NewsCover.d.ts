import type { NewsCard } from '@campus/shared/contract/media';
interface NewsCoverProps {
    news: Pick<NewsCard, 'url' | 'tags' | 'cover'>;
}
/** The picture of a news item; without one, engraving that its address alone decides. */
export declare function NewsCover({ news: { url, tags, cover } }: NewsCoverProps): import("react").JSX.Element;
export {};
