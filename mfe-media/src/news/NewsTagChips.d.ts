import type { NewsSearch } from './newsSearch';
interface NewsTagChipsProps {
    selected: string[];
    hrefOf: (change: Partial<NewsSearch>) => string;
}
/** Without its tags the list still reads: a failure here takes nothing else away. */
export declare function NewsTagChips({ selected, hrefOf }: NewsTagChipsProps): import("react").JSX.Element;
export {};
