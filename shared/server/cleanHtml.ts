import {
  nonTextTags,
  ownPicture,
  richTextAttributes,
  richTextSchemes,
  richTextScopes,
  richTextSynonyms,
  richTextTags,
} from '@campus/shared/contract/richText';
import { defaultTreeAdapter, html as markup, parseFragment, serialize } from 'parse5';
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';

const toLink: Transformer = (tagName, { href }) => ({
  tagName,
  attribs: { ...(href && { href }), rel: 'noopener' },
});

const toPicture: Transformer = (tagName, attribs) => ({
  tagName,
  attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' },
});

const sizes = new Set(['width', 'height', 'colspan', 'rowspan']);

const withSoundSizes: Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !sizes.has(name) || /^\d{1,4}$/.test(value)),
  ),
});

const known = ([tag, names]: [string, readonly string[]]) =>
  [tag, names.map((name) => (name === 'scope' ? { name, values: richTextScopes } : name))] as const;

const options: IOptions = {
  allowedTags: richTextTags,
  allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(known)),
  allowedSchemes: richTextSchemes,
  allowProtocolRelative: false,
  nonTextTags,
  nestingLimit: 30,
  transformTags: { ...richTextSynonyms, a: toLink, img: toPicture, '*': withSoundSizes },
  exclusiveFilter: ({ tag, attribs: { src = '' } }) => tag === 'img' && !ownPicture.test(src),
};

const body = defaultTreeAdapter.createElement('body', markup.NS.HTML, []);

/** As a browser would write what it has read: nothing in a place where the next one moves it from. */
const reread = (html: string) => serialize(parseFragment(body, html, {}));

/** Markup that needs more is none that an editor writes. */
const attempts = 4;

/**
 * HTML of which nothing can run, load from elsewhere or dress up as a part of the product. It is the
 * same once a browser has read it: a text between the rows of a table would be moved when a rendered
 * page is read, and the page would no longer be the one that its script draws.
 */
export function cleanHtml(html: string) {
  let clean = sanitizeHtml(html, options);
  for (let left = attempts; left > 0; left--) {
    const again = sanitizeHtml(reread(clean), options);
    if (again === clean) break;
    clean = again;
  }
  return clean.trim();
}
