import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import type { CardStatus } from '@campus/shared/contract/cards/machine';
import { useState } from 'react';

/** Milliseconds. */
const pause = 15_000;

/** The own card; one that is being issued is asked for again until it is active, and is new then. */
export function useOwnCard() {
  const [last, setLast] = useState<CardStatus | 'NONE'>();
  const [isNew, setNew] = useState(false);
  const query = useCallQuery(
    getCampusCard,
    undefined,
    last === 'ISSUING' ? { refetchInterval: pause } : {},
  );
  const status = query.data === null ? 'NONE' : query.data?.status;
  if (status && status !== last) {
    setLast(status);
    setNew(status === 'ACTIVE' && (last === 'NONE' || last === 'ISSUING'));
  }
  return { query, isNew };
}
