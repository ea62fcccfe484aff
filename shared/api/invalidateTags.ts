import type { Tag } from '@campus/shared/contract/call';
import type { QueryClient } from '@tanstack/react-query';

interface Tagged {
  meta?: { provides: readonly Tag[] };
}

const hasTag =
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

/** After a write: an answer already under way may be older, and would win, so it is let go too. */
export async function refreshTags(client: QueryClient, tags: readonly Tag[]) {
  await client.cancelQueries({ predicate: hasTag(tags), fetchStatus: 'fetching' });
  await invalidateTags(client, tags);
}
