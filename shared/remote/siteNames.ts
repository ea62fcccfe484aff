/** What the site calls itself. */
export const siteNames = { ru: 'Кампус', en: 'Campus' };
