import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

const longest = 30_000;

/** Asks again after 2, 4, 8… seconds, at most half a minute apart, for as long as it is needed. */
export function useRetry(query: UseQueryResult<unknown>, isNeeded: boolean) {
  const { refetch, errorUpdateCount } = query;
  useEffect(() => {
    if (!isNeeded) return;
    const pause = Math.min(2 ** errorUpdateCount * 1_000, longest);
    const timer = setTimeout(() => void refetch(), pause);
    return () => clearTimeout(timer);
  }, [isNeeded, errorUpdateCount, refetch]);
}
