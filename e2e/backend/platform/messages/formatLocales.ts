/** In which days, sums and numbers are written as on pages: plain English puts the month first. */
export const formatLocales = { ru: 'ru-RU', en: 'en-GB' } as const;
