import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';

const ownPicture = /^\/api\/files\/public\/[\w-]+(?:\.[\w-]+)*$/;

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

const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'];
const marks = ['strong', 'em', 'u', 's', 'a', 'code'];
const pictures = ['img', 'figure', 'figcaption'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Elements whose content is no text of the article. */
const nonTextTags = [
  ...['script', 'style', 'template', 'textarea', 'option', 'title'],
  ...['iframe', 'object', 'noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'svg', 'math'],
];

const options: IOptions = {
  allowedTags: [...blocks, ...marks, ...pictures, ...tables],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', { name: 'scope', values: ['row', 'col', 'rowgroup', 'colgroup'] }],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags,
  nestingLimit: 30,
  transformTags: {
    ...{ b: 'strong', i: 'em', h1: 'h2', a: toLink, img: toPicture },
    '*': withSoundSizes,
  },
  exclusiveFilter: ({ tag, attribs: { src = '' } }) => tag === 'img' && !ownPicture.test(src),
};

/** HTML of which nothing can run, load from elsewhere or dress up as a part of the product. */
export const cleanHtml = (html: string) => sanitizeHtml(html, options).trim();
