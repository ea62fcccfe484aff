import type { LanguageKey } from '@campus/shared/contract/fields';
interface ArticleBodyProps {
    html: string;
    lang: LanguageKey;
}
export declare function ArticleBody({ html, lang }: ArticleBodyProps): import("react").JSX.Element;
export {};
