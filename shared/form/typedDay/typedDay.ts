const shapes = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/,
  /^(?<date>\d{1,2})[./\-\s]+(?<month>\d{1,2})[./\-\s]+(?<year>\d{4}|\d{2})$/,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<date>\d{1,2})\s+(?<word>[a-zа-я]{3,})\s+(?<year>\d{4})$/,
];
const russian = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const english = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

const monthOf = (word: string) =>
  1 +
  Math.max(...[russian, english].map((names) => names.findIndex((name) => word.startsWith(name))));

function dayOf(year: number, month: number, date: number) {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, date);
  // The 31st of February would become a day of March.
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return isReal ? at.toISOString().slice(0, 10) : undefined;
}

/**
 * The day that a person means: «5.3.26», «05032026», «2026-03-05», «5 марта 2026». Two digits of a
 * year are those of this century, unless that is later than `latest`.
 */
export function typedDay(text: string, latest: string): string | undefined {
  const tidy = text
    .toLowerCase()
    .trim()
    .replace(/\s*г\.?$/, '');
  const found = shapes.map((shape) => shape.exec(tidy)?.groups).find(Boolean);
  if (!found) return undefined;
  const { year = '', month, word = '', date } = found;
  const day = (century: string) =>
    dayOf(Number(century + year), month ? Number(month) : monthOf(word), Number(date));
  if (year.length > 2) return day('');
  const young = day('20');
  return young && young <= latest ? young : day('19');
}

/** Whether it is a day as the form holds it, `2026-03-05`, and one that there is. */
export const isDay = (text: string) => typedDay(text, text) === text;
