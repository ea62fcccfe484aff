import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRemotes } from './useRemotes';

/** Enters a failed place among those of its remote; tells whether it is the one that speaks. */
export function useSpeaker(remote: string, tryAgain: () => void): boolean {
  const { failed } = useRemotes();
  const place = useMemo(() => ({ tryAgain }), [tryAgain]);
  useEffect(() => failed.add(remote, place), [failed, remote, place]);
  const speaker = useSyncExternalStore(
    failed.listen,
    () => failed.speaker(remote),
    () => undefined,
  );
  return speaker === place;
}
