import type { LanguageKey } from '@campus/shared/contract/fields';
interface LanguageNoteProps {
    lang: LanguageKey;
}
/** Says honestly that the text is not yet in the reader's language. */
export declare function LanguageNote({ lang }: LanguageNoteProps): import("react").JSX.Element | null;
export {};
