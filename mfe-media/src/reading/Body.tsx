import type { LanguageKey } from '@campus/shared/contract/fields';
import { AttachmentLinks, type AttachmentLinksProps } from '@campus/shared/reading/AttachmentLinks';
import { RichText } from '@campus/shared/text/RichText';
import type { Ref } from 'react';

interface BodyProps {
  /** Leads to the text. */
  ref?: Ref<HTMLDivElement>;
  item: { lang: LanguageKey; body: string; files: AttachmentLinksProps['files'] };
}

/** What an editor wrote, and the files to it. */
export const Body = ({ ref, item: { lang, body, files } }: BodyProps) => (
  <>
    <RichText html={body} lang={lang} {...(ref && { ref })} />
    <AttachmentLinks files={files} />
  </>
);
