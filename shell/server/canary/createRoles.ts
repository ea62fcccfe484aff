import type { Role } from '@campus/shared/contract/roles';
import { createHash } from 'node:crypto';
import type { AskWho } from '../askWho';
import { createCache } from '../head/createCache';

const minute = 60_000;
// A token lives for ten minutes; what it stood for then is better than a page that waits.
const limits = { freshFor: () => minute, staleFor: 10 * minute, patience: 300, most: 5_000 };

/** The roles that a token stands for, asked of the API once a minute; none while it does not say. */
export function createRoles(askWho: AskWho) {
  const cache = createCache<readonly Role[]>(limits);
  return async (token: string | undefined): Promise<readonly Role[]> => {
    if (!token) return [];
    const load = async () => (await askWho(`Bearer ${token}`))?.roles ?? [];
    // Memory keeps no credentials.
    const key = createHash('sha256').update(token).digest('base64url');
    return (await cache.get(key, load)) ?? [];
  };
}
