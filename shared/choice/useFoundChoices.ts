import type { Choice, ChoiceSource } from '@campus/shared/choice/useChoices';
import { useState } from 'react';

type Search = NonNullable<ChoiceSource['search']>;

/** Remembers what a search has found: a field that goes away and comes back asks how its value is called. */
export function useFoundChoices(find: Search) {
  const [found, setFound] = useState<ReadonlyMap<string, Choice>>(new Map());
  const search: Search = async (text, signal) => {
    const choices = await find(text, signal);
    setFound((known) => new Map([...known, ...choices.map((one) => [one.value, one] as const)]));
    return choices;
  };
  return { search, found };
}
