import type { PageHead } from '@campus/shared/remote/headTags';
import { escapeHtml } from '@campus/shared/server/escapeHtml';
import type { AdmittedTag } from '@campus/shared/server/head/HeadSection';
import { writeTag } from '@campus/shared/server/head/writeTag';

/** The page's own head as the server writes it. */
export const headMarkup = ({ title, tags }: PageHead) =>
  [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ name, attributes, json }) => writeTag(name, attributes, json)),
  ].join('\n');

/** What staff add: written anew from what was understood. */
export const sectionMarkup = (tags: AdmittedTag[], nonce: string) =>
  tags
    .map(({ name, attributes, text, needsNonce }) =>
      writeTag(name, needsNonce ? { ...attributes, nonce } : attributes, text),
    )
    .join('\n');
