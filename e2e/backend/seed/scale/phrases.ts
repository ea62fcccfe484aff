import type { LocalText } from '../../schema/columns';
import { newsRows } from '../data/newsRows';
import { mix } from './idOf';
import { pick } from './pick';

const sentencesOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 20);

const sentences = {
  ru: newsRows.flatMap(({ body }) => sentencesOf(body.ru)),
  en: newsRows.flatMap(({ body }) => sentencesOf(body.en ?? '')),
};

const some = (from: string[], seed: number, count: number) =>
  Array.from({ length: count }, (_, place) => pick(from, mix(seed * 31 + place))).join(' ');

const bodyOf = (from: string[], seed: number) =>
  [1, 2, 3].map((place) => `<p>${some(from, seed + place * 100_003, 5)}</p>`).join('\n');

/** A text put together from the sentences of the demo; every tenth is not translated. */
export function publicationTexts(seed: number) {
  const inBoth = (make: (from: string[]) => string): LocalText =>
    seed % 10 === 9
      ? { ru: make(sentences.ru) }
      : { ru: make(sentences.ru), en: make(sentences.en) };
  return {
    title: inBoth((from) => `${some(from, seed, 1).slice(0, 90)} (${seed + 1})`),
    summary: inBoth((from) => some(from, seed + 7, 2).slice(0, 290)),
    body: inBoth((from) => bodyOf(from, seed)),
  };
}
