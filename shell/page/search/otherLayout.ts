const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const swapped = (text: string, from: string, to: string) =>
  [...text.toLowerCase()].map((sign) => to[from.indexOf(sign)] ?? sign).join('');

/** What the same keys give in the other layout: «ghfdf» is «права». */
export const otherLayout = (text: string): string =>
  /[а-яё]/i.test(text) ? swapped(text, russian, latin) : swapped(text, latin, russian);
