import type { Tag } from '@campus/shared/contract/call';
import type { QueryClient } from '@tanstack/react-query';

interface Tagged {
  meta?: { provides: readonly Tag[] };
}

export const hasTag =
  (tags: readonly Tag[]) =>
  ({ meta }: Tagged) =>
    (meta?.provides ?? []).some((tag) => tags.includes(tag));

/** Asks anew what is on the screen and has one of the tags; what is under way already stays. */
export function invalidateTags(client: QueryClient, tags: readonly Tag[]) {
  const isTagged = hasTag(tags);
  return client.invalidateQueries({
    predicate: (query) => isTagged(query) && query.state.fetchStatus === 'idle',
    refetchType: 'active',
  });
}
