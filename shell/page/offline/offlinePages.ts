import type { OfflinePage } from '@campus/shared/remote/RemoteDeclaration';

/** The cache with what belongs to a person; page and worker both delete it when that person leaves. */
export const ownCopy = 'campus-own';

const cacheName = 'campus-declared';
const address = '/offline-pages.json';

/**
 * The pages that remotes declare, as the last page with a network knew them: the worker outlives every
 * plan, and the page in place of others is as old as its shell. Nothing in it is about a person.
 */
export async function readOfflinePages(): Promise<readonly OfflinePage[]> {
  const kept = await caches.match(address, { cacheName });
  return kept ? ((await kept.json()) as OfflinePage[]) : [];
}

export async function writeOfflinePages(pages: readonly OfflinePage[]) {
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(JSON.stringify(pages)));
}
