import type { NewsSearch } from './newsSearch';
interface NewsFilterProps {
    filter: NewsSearch;
    hrefOf: (change: Partial<NewsSearch>) => string;
}
export declare function NewsFilter({ filter, hrefOf }: NewsFilterProps): import("react").JSX.Element;
export {};
