import type { Choice } from './Choice';
import type { FoundGroup } from './Find';
import { recentSearches } from './recentSearches';
import { kindIcons } from './searchKinds';
import { startsWords } from './startsWords';

export interface Sought {
  /** As it is typed. */
  typed: string;
  /** As it is searched, a moment later. */
  words: string;
}

/** What was found of one kind, as lines of the palette. */
export function foundChoices({ kind, finds, isStale }: FoundGroup, { typed, words }: Sought) {
  // What answers the words before stays in sight only while it answers these as well.
  const current = finds.filter(({ title }) => !isStale || startsWords(title, typed));
  return current.map(({ id, title, facts, lang, to }): Choice => ({
    id: `${kind}-${id}`,
    icon: kindIcons[kind],
    title,
    note: facts.join(' · '),
    lang,
    to,
    run: () => recentSearches.add(words),
  }));
}
