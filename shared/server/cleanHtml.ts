import {
  nonTextTags,
  ownPicture,
  richTextAttributes,
  richTextSchemes,
  richTextScopes,
  richTextSynonyms,
  richTextTags,
} from '@campus/shared/contract/richText';
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

/** HTML of which nothing can run, load from elsewhere or dress up as a part of the product. */
export const cleanHtml = (html: string) => sanitizeHtml(html, options).trim();
