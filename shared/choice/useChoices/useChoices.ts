import type { Combobox } from '@base-ui/react/combobox';
import { plain } from '@campus/shared/format/plain';
import { useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { createChoice, type Choice, type ChoiceSource } from './Choice';

interface Answer {
  query: string;
  found?: readonly Choice[];
}

const none: readonly Choice[] = [];
const pause = 250;

/** Asks after a pause in typing, from the moment the list is open; the latest question wins. */
function useSearch(search: ChoiceSource['search'], query: string, isOpen: boolean) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const isAsked = search !== undefined && isOpen;
  const ask = useEffectEvent(async (text: string, signal: AbortSignal) => search?.(text, signal));

  useEffect(() => {
    if (!isAsked) return;
    const { signal, abort } = abortable();
    const settle = (next: Answer) => !signal.aborted && setAnswer(next);
    const start = () =>
      ask(query, signal).then(
        (found) => settle({ query, found }),
        () => settle({ query }),
      );
    const timer = setTimeout(() => void start(), query ? pause : 0);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [isAsked, query, attempt]);

  const isLoading = isAsked && answer?.query !== query;
  return {
    found: answer?.found ?? none,
    isLoading,
    isFailed: isAsked && !isLoading && !answer?.found,
    retry: () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Every typed word is somewhere in it; the case does not matter, and neither does ё. */
function matches({ label, hint = '' }: Choice, query: string): boolean {
  const text = plain(`${label} ${hint}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export type { Choice, ChoiceSource };

const most = 100;
const again = '#again';

type Details = Combobox.Root.ChangeEventDetails;

interface Options extends ChoiceSource {
  /** How many may be chosen, where that many are. */
  full?: number;
}

/** The list of a field with choices: what it shows, what it says, and how the typed text moves it. */
export function useChoices({ options, search, creation, full, ...state }: Options) {
  const { t } = useTranslation('shared');
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const asked = useSearch(search, query, isOpen);
  const { found } = asked;
  const isLoading = asked.isLoading || state.isLoading === true;
  const isFailed = asked.isFailed || state.onRetry !== undefined;
  const all = search ? found : (options ?? []);
  // What a fresh search found is right, even where we do not see why.
  const isFound = search && !isLoading;
  const fitting = isFound ? all : all.filter((choice) => matches(choice, query));
  const isCapped = fitting.length > most;

  const note = () => {
    if (isLoading) return t('choice.searching');
    if (isFailed) return t('choice.failed');
    if (full !== undefined) return t('choice.full', { count: full });
    if (fitting.length === 0) return t('choice.nothing');
    return isCapped ? t('choice.capped', { count: most }) : '';
  };
  const isNew = !isLoading && full === undefined && isUnknown(all, query);
  const offers =
    creation && isNew ? [{ value: createChoice, label: creation.label(query.trim()) }] : [];
  return {
    isLoading,
    isFailed,
    note: note(),
    /** What was typed has found its choice. */
    forget: () => setQuery(''),
    news: isOpen ? note() || t('choice.found', { count: fitting.length }) : '',
    /** For <Combobox.Root>. */
    root: {
      items: isFailed
        ? [{ value: again, label: t('failure.retry') }]
        : [...fitting.slice(0, most), ...offers],
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
    /** Gives what was chosen, unless it was «Повторить», «Создать» or Escape in a closed list. */
    choose:
      <V>(onChosen: (value: V) => void) =>
      (value: V, details: Details) => {
        if (isEscape(details)) return;
        const values = [value].flat().map((choice) => (choice as Choice | null)?.value);
        if (values.includes(again)) {
          details.cancel();
          (state.onRetry ?? asked.retry)();
        } else if (values.includes(createChoice)) {
          details.cancel();
          setOpen(false);
          creation?.onCreate(query.trim());
        } else onChosen(value);
      },
  };
}

const isUnknown = (all: readonly Choice[], query: string) => {
  const text = plain(query.trim());
  return text !== '' && all.every(({ label }) => plain(label) !== text);
};

/** A closed list leaves Escape to the window around it, and does not empty the field. */
function isEscape(details: Details) {
  if (details.reason !== 'escape-key') return false;
  details.cancel();
  details.allowPropagation();
  return true;
}
