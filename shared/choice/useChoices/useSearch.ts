import { useEffect, useEffectEvent, useState } from 'react';
import type { Choice, ChoiceSource } from './Choice';

interface Answer {
  query: string;
  found?: readonly Choice[];
}

const none: readonly Choice[] = [];
const pause = 250;

/** Asks after a pause in typing, from the moment the list is open; the latest question wins. */
export function useSearch(search: ChoiceSource['search'], query: string, isOpen: boolean) {
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
