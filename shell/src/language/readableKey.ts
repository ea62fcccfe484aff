const inWords = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** What stands where nobody has worded a key: its last word, for a button without a name is worse. */
export function readableKey(key: string) {
  const last = key.split(/[.:]/).findLast((part) => /\p{L}/u.test(part)) ?? '…';
  const words = inWords(last);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
