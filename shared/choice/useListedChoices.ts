import type { Choice } from '@campus/shared/choice/useChoices';
import { useFormat } from '@campus/shared/format/useFormat';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Entry {
  id: string;
  name: string;
  /** Tells namesakes apart. */
  position?: string | null;
}

const choiceOf = ({ id, name, position }: Entry): Choice => ({
  value: id,
  label: name,
  ...(position && { hint: position }),
});

/** A list that is loaded whole as the choices of a field, with what was added just now. */
export function useListedChoices(
  query: UseQueryResult<readonly Entry[]>,
  chosen: readonly string[],
) {
  const { t } = useTranslation('shared');
  const { byName } = useFormat();
  const { data, isError, isFetching, refetch } = query;
  const [added, setAdded] = useState<readonly Entry[]>([]);
  const entries = [
    ...added.filter(({ id }) => !data?.some((one) => one.id === id)),
    ...(data ?? []),
  ].sort((one, other) => byName(one.name, other.name));
  const isLoading = !data && isFetching;
  const unnamed = t(isLoading ? 'choice.loading' : 'choice.unknown');
  return {
    add: (entry: Entry) => setAdded([...added, entry]),
    source: {
      options: entries.map(choiceOf),
      isLoading,
      onRetry: !data && isError && !isFetching ? () => void refetch() : undefined,
    },
    /** Names for what the list does not have, or not yet: an id says nothing to a person. */
    unknown: chosen
      .filter((id) => !entries.some((entry) => entry.id === id))
      .map((id): Choice => ({ value: id, label: unnamed })),
  };
}
