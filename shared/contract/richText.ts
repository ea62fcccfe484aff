/** A text with markup: the server keeps no more than this, so the page shows and the editor writes no more. */
export const richTextTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
  ...['strong', 'em', 'u', 's', 'a', 'code'],
  ...['img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

export const richTextScopes = ['row', 'col', 'rowgroup', 'colgroup'];

/** Other editors’ names for the same things. */
export const richTextSynonyms: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
};

export const richTextSchemes = ['http', 'https', 'mailto', 'tel'];

/** Pictures come from our own files only: another address would learn of every reader. */
export const ownPicture = /^\/api\/files\/public\/[\w-]+(?:\.[\w-]+)*$/;

/** Elements whose content is no text of the article. */
export const nonTextTags = [
  ...['script', 'style', 'template', 'textarea', 'option', 'title'],
  ...['iframe', 'object', 'noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'svg', 'math'],
];
