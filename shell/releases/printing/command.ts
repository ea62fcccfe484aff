/** A command as people type it. */
export const command = (words: string): string => `npm run release -- ${words}`;
