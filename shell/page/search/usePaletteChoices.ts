import { paths } from '@campus/shared/paths';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { IconName } from '@campus/shared/ui/Icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavigationItem } from '../menu/MenuLink';
import { type FoundGroup, shortestWords } from './useSearchKinds';
import { recentSearches } from './recentSearches';
import { startsWords } from './startsWords';
import type { LanguageKey } from '@campus/shared/contract/fields';

/** One line of the palette: a way somewhere, or something to be done. */
export interface PaletteChoice {
  id: string;
  icon: IconName;
  title: string;
  note?: string;
  /** Other words by which it is found. */
  otherWords?: string;
  /** Which language the title is in; the reader’s when left out. */
  lang?: LanguageKey;
  to?: string;
  run?: () => void;
  opensWindow?: boolean;
}

export interface ChoiceGroup {
  id: string;
  label: string;
  choices: PaletteChoice[];
  /** Said in the place of choices that are not there: they failed. */
  failure?: string;
}

interface Sought {
  /** As it is typed. */
  typed: string;
  /** As it is searched, a moment later. */
  words: string;
}

/** What was found of one kind, as lines of the palette. */
function foundChoices({ kind, finds, isStale }: FoundGroup, { typed, words }: Sought) {
  // What answers the words before stays in sight only while it answers these as well.
  const current = finds.filter(({ title }) => !isStale || startsWords(title, typed));
  return current.map(({ id, title, facts, lang, to }): PaletteChoice => ({
    id: `${kind.kind}-${id}`,
    icon: kind.icon,
    title,
    note: facts.join(' · '),
    lang,
    to,
    run: () => recentSearches.add(words),
  }));
}

interface Sources extends Sought {
  found: FoundGroup[];
  sections: NavigationItem[];
  actions: PaletteChoice[];
}

const sectionChoice = ({ to, label, icon }: NavigationItem): PaletteChoice => ({
  id: `section-${to}`,
  icon,
  title: label,
  to,
});

const recentChoice = (words: string): PaletteChoice => ({
  id: `recent-${words}`,
  icon: 'clock',
  title: words,
  to: paths.search(words),
});

/** Everything the palette offers for what is typed, group by group. */
export function usePaletteChoices({
  typed,
  words,
  found,
  sections,
  actions,
}: Sources): ChoiceGroup[] {
  const { t } = useTranslation('shell');
  const language = useClientStore((state) => state.currentLanguage);
  const [recent] = useState(recentSearches.read);
  const isSearched = typed.length >= shortestWords;
  const fitting = (choices: PaletteChoice[]) =>
    choices.filter(
      ({ title, otherWords = '' }) => !typed || startsWords(`${title} ${otherWords}`, typed),
    );
  const everything: PaletteChoice = {
    id: 'everything',
    icon: 'search',
    title: t('search.everything', { words: typed }),
    to: paths.search(typed),
  };
  const isEmpty = ({ status, total, isStale }: FoundGroup) =>
    status === 'ready' && !isStale && total === 0;
  // Until the answer to these very words is there, there may be something.
  const isNothing = typed === words && found.length > 0 && found.every(isEmpty);
  const foundGroup = (group: FoundGroup): ChoiceGroup => ({
    id: group.kind.kind,
    label: group.kind.label[language],
    choices: foundChoices(group, { typed, words }),
    failure: group.status === 'failed' ? t('search.groupFailed') : undefined,
  });
  const groups: ChoiceGroup[] = [
    { id: 'recent', label: t('search.recent'), choices: typed ? [] : recent.map(recentChoice) },
    {
      id: 'sections',
      label: t('search.toSections'),
      choices: fitting(sections.map(sectionChoice)),
    },
    ...(isSearched ? found.map(foundGroup) : []),
    { id: 'all', label: t('search.title'), choices: isSearched && !isNothing ? [everything] : [] },
    { id: 'actions', label: t('search.actions'), choices: fitting(actions) },
  ];
  return groups.filter(({ choices, failure }) => choices.length > 0 || failure);
}
