import type { NewsItem } from '@campus/shared/contract/media';
interface ArticleFactsProps {
    news: NewsItem;
}
export declare function ArticleFacts({ news: { title, publishAt, author, tags } }: ArticleFactsProps): import("react").JSX.Element;
export {};
