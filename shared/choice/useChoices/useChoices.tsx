import type { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice, ChoiceSource } from './Choice';
import { matches } from './matches';
import { useSearch } from './useSearch';

export type { Choice, ChoiceSource };

const most = 100;
const again = '#again';

type Details = Combobox.Root.ChangeEventDetails;

/** The list of a field with choices: what it shows, what it says, and how the typed text moves it. */
export function useChoices({ options, search }: ChoiceSource) {
  const { t } = useTranslation('shared');
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const { found, isLoading, isFailed, retry } = useSearch(search, query, isOpen);
  const all = search ? found : (options ?? []);
  // What a fresh search found is right, even where we do not see why.
  const isFound = search && !isLoading;
  const fitting = isFound ? all : all.filter((choice) => matches(choice, query));
  const isCapped = fitting.length > most;

  const note = () => {
    if (isLoading) return t('choice.searching');
    if (isFailed) return t('choice.failed');
    if (fitting.length === 0) return t('choice.nothing');
    return isCapped ? t('choice.capped', { count: most }) : '';
  };
  return {
    isLoading,
    isFailed,
    note: note(),
    news: isOpen ? note() || t('choice.found', { count: fitting.length }) : '',
    /** For <Combobox.Root>. */
    root: {
      items: isFailed ? [{ value: again, label: t('failure.retry') }] : fitting.slice(0, most),
      // Already filtered here: the library knows nothing of ё.
      filter: null,
      isItemEqualToValue: (one: Choice, other: Choice) => one.value === other.value,
      autoHighlight: true,
      open: isOpen,
      onOpenChange: (next: boolean, details: Details) => {
        if (details.reason === 'item-press' && isFailed) details.cancel();
        else setOpen(next);
      },
      onInputValueChange: (text: string, details: Details) => {
        if (isEscape(details)) return;
        setQuery(details.reason === 'input-change' ? text : '');
      },
    },
    /** Gives what was chosen, unless it was «Повторить» or Escape in a closed list. */
    choose:
      <V,>(onChosen: (value: V) => void) =>
      (value: V, details: Details) => {
        if (isEscape(details)) return;
        if (![value].flat().some(isAgain)) return onChosen(value);
        details.cancel();
        retry();
      },
  };
}

const isAgain = (choice: unknown) => (choice as Choice | null)?.value === again;

/** A closed list leaves Escape to the window around it, and does not empty the field. */
function isEscape(details: Details) {
  if (details.reason !== 'escape-key') return false;
  details.cancel();
  details.allowPropagation();
  return true;
}
