/** What news and events have in common, as schema.org calls it. */
export const editorialFields = {
  description: 'summary',
  image: [{ addressOf: 'seo.image.url' }, { addressOf: 'cover.url' }],
  inLanguage: 'lang',
  keywords: 'tags.name',
} as const;
