import type { NewsItem } from '@campus/shared/contract/media';
interface ArticleProps {
    news: NewsItem;
}
export declare function Article({ news }: ArticleProps): import("react").JSX.Element;
export {};
