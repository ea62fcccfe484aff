import { useApi } from '@campus/shared/api/useApi';
import { useSession } from '@campus/shared/remote/useSession';
import { useEffect } from 'react';
import { keepOwnCopy } from './keepOwnCopy';

/** Keeps the card of a participant for when there is no network; never anything of staff. */
export function useKeptCopy() {
  const api = useApi();
  const { person, id } = useSession();
  const isParticipant = person?.kind === 'HUMAN';
  useEffect(() => {
    if (isParticipant && id) keepOwnCopy(api).catch(() => undefined);
  }, [api, isParticipant, id]);
}
