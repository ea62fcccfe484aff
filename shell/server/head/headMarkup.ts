import type { PageHead } from '@campus/shared/remote/headTags';
import { escapeHtml } from '../escape';
import type { AdmittedTag } from './HeadSection';

const tagOf = (name: string, attributes: Record<string, string>, json = '') => {
  const written = Object.entries(attributes).map(([key, value]) =>
    value ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`,
  );
  return `<${name}${written.join('')}>${name === 'script' ? `${json}</script>` : ''}`;
};

/** The page's own head as the server writes it. */
export const headMarkup = ({ title, tags }: PageHead) =>
  [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ name, attributes, json }) => tagOf(name, attributes, json)),
  ].join('\n');

/** What staff add: written anew from what was understood. */
export const sectionMarkup = (tags: AdmittedTag[], nonce: string) =>
  tags
    .map(({ name, attributes, needsNonce }) =>
      tagOf(name, needsNonce ? { ...attributes, nonce } : attributes),
    )
    .join('\n');
