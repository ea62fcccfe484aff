import type { PageHead } from '@campus/shared/remote/headTags';
import { escapeHtml } from '@campus/shared/server/escapeHtml';
import type { AdmittedTag } from '@campus/shared/server/head/HeadSection';
import { writeAdmitted, writeTag } from '@campus/shared/server/head/writeTag';

/** The page's own head as the server writes it. */
export const headMarkup = ({ title, tags }: PageHead) =>
  [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ name, attributes, json }) => writeTag(name, attributes, json)),
  ].join('\n');

/** What staff add: written anew from what was understood. */
export const sectionMarkup = (tags: AdmittedTag[], nonce: string) =>
  tags.map((tag) => writeAdmitted(tag, nonce)).join('\n');

/** A policy separates its words by signs that the name of a machine may have in an address. */
const plain = /^https:\/\/[a-z\d.-]+(:\d+)?$/;

function foreignOrigin(address = '') {
  const { origin } = new URL(address, 'https://own.invalid');
  return !address.startsWith('/') && plain.test(origin) ? [origin] : [];
}

/** An address that a counter talks to: where its script or picture is, and what is connected early. */
function originsOf({ name, attributes: { src, href, rel = '' } }: AdmittedTag) {
  if (name === 'script' || name === 'img') return src ? foreignOrigin(src) : [];
  return name === 'link' && rel.split(' ').includes('preconnect') ? foreignOrigin(href) : [];
}

/** What the policy of a page has to admit so that what staff add does its work. */
export function needsOf(section: AdmittedTag[]) {
  const tags = section.flatMap((tag) => [tag, ...(tag.children ?? [])]);
  return {
    scriptHashes: tags.flatMap(({ hash }) => hash ?? []),
    /** A counter sends as a request or as a picture. */
    origins: [...new Set(tags.flatMap(originsOf))],
    hasStyles: tags.some(({ name, needsNonce }) => name !== 'script' && needsNonce),
  };
}
