import type { LanguageKey } from '../fields';

/** What a canned answer leaves open, as staff write it in each language: «Здравствуйте, {имя}!». */
export const answerPlaceholders = {
  ru: { name: '{имя}', ticket: '{обращение}', card: '{карта}' },
  en: { name: '{name}', ticket: '{ticket}', card: '{card}' },
} as const;

export type AnswerPlaceholder = keyof (typeof answerPlaceholders)['ru'];

const braced = /\{[^{}\n]*\}/g;

/** Whether everything in braces is a placeholder of that language. */
export const fitsPlaceholders = (language: LanguageKey) => (text: string) => {
  const known: readonly string[] = Object.values(answerPlaceholders[language]);
  return [...text.matchAll(braced)].every(([found]) => known.includes(found));
};

const all = Object.values(answerPlaceholders).flatMap((words) =>
  Object.entries(words).map(([name, word]) => [word, name as AnswerPlaceholder] as const),
);

/** The first placeholder that nobody has filled in, and where it stands. */
export function openPlaceholder(text: string) {
  const places = all
    .map(([word]) => ({ word, at: text.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return places[0];
}

/** An answer with what is known filled in; what is not stays open. */
export const fillPlaceholders = (
  text: string,
  facts: Partial<Record<AnswerPlaceholder, string | undefined>>,
) => all.reduce((filled, [word, name]) => filled.replaceAll(word, () => facts[name] || word), text);
