import type { FoundGroup } from './Find';
import { otherLayout } from './otherLayout';
import { shortestWords } from './searchKinds';
import { useFound } from './useFound';

const isAnswered = ({ status, isStale }: FoundGroup) => status !== 'waiting' && !isStale;

/** Searches for the words, and where nothing is found, for what the same keys give in the other layout. */
export function useMeant(words: string, pageOf: Parameters<typeof useFound>[1]) {
  const typed = useFound(words, pageOf);
  const isAsked = words.length >= shortestWords;
  const isNothing =
    isAsked && typed.every((group) => group.status === 'ready' && !group.isStale && !group.total);
  const other = isNothing ? otherLayout(words) : '';
  const meant = useFound(other, pageOf);
  const isMeant = meant.some(({ total }) => total > 0);
  const isWaiting = isAsked && ![...typed, ...meant].every(isAnswered);
  return { words: isMeant ? other : words, groups: isMeant ? meant : typed, isMeant, isWaiting };
}
