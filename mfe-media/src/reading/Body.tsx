import type { LanguageKey } from '@campus/shared/contract/fields';
import { RichText } from '@campus/shared/text/RichText';
import type { ComponentProps, Ref } from 'react';
import { Attachments } from './Attachments';
import { LanguageNote } from './LanguageNote';

interface BodyProps {
  /** Leads to the text. */
  ref?: Ref<HTMLDivElement>;
  item: { lang: LanguageKey; body: string } & ComponentProps<typeof Attachments>;
}

/** What an editor wrote, in which language, and the files to it. */
export const Body = ({ ref, item: { lang, body, files } }: BodyProps) => (
  <>
    <LanguageNote lang={lang} />
    <RichText html={body} lang={lang} {...(ref && { ref })} />
    <Attachments files={files} />
  </>
);
