/** What the editors of news, events and pages say for search engines and link previews. */
export const commonHead = {
  title: ['seo.title', 'title'],
  description: ['seo.description', 'summary'],
  image: ['seo.image.url', 'cover.url'],
  address: { param: 'url', field: 'url' },
} as const;

/** What news and events have in common, as schema.org calls it. */
export const editorialFields = {
  description: 'summary',
  image: [{ addressOf: 'seo.image.url' }, { addressOf: 'cover.url' }],
  inLanguage: 'lang',
  keywords: 'tags.name',
} as const;
