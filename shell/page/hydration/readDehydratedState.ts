import { hydrate, type DehydratedState } from '#real/react-query';
import type { QueryClient } from '@tanstack/react-query';

/** Takes over what the server has rendered the page with; says whether it has rendered it. */
export function readDehydratedState(client: QueryClient): boolean {
  const text = document.getElementById('dehydrated')?.textContent;
  if (!text) return false;
  hydrate(client, JSON.parse(text) as DehydratedState);
  return true;
}
