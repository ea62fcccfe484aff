/** Each in its own words: who looks for one may not know the other. */
export const languages = [
  ['ru', 'Русский'],
  ['en', 'English'],
] as const;
