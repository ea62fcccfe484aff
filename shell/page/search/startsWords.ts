import { plain } from '@campus/shared/format/plain';

const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const swapped = (text: string, from: string, to: string) =>
  [...text.toLowerCase()].map((sign) => to[from.indexOf(sign)] ?? sign).join('');

/** What the same keys give in the other layout: «ghfdf» is «права». */
export const otherLayout = (text: string): string =>
  /[а-яё]/i.test(text) ? swapped(text, russian, latin) : swapped(text, latin, russian);

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const begins = (label: string, typed: string) => {
  const words = wordsOf(label);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((want) => words.some((word) => word.startsWith(want)));
};

/** Every typed word begins a word of the label, in the layout typed or in the one that was meant. */
export const startsWords = (label: string, typed: string): boolean =>
  begins(label, typed) || begins(label, otherLayout(typed));
