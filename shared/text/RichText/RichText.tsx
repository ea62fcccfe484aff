import type { LanguageKey } from '@campus/shared/contract/fields';
import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { richTextLook } from '@campus/shared/text/richTextLook';
import { useMemo, type Ref } from 'react';
import { childrenOf } from './childrenOf';

interface RichTextProps {
  ref?: Ref<HTMLDivElement>;
  html: string;
  /** The language of the text, where it can differ from the page’s. */
  lang?: LanguageKey;
}

/** HTML that people wrote, shown without anything that could act; it inherits the font size. */
export function RichText({ ref, html, lang }: RichTextProps) {
  const content = useMemo(() => {
    const text = parseSafeHtml(html);
    return text && childrenOf(text);
  }, [html]);
  return (
    <div ref={ref} className={richTextLook} lang={lang}>
      {content}
    </div>
  );
}
