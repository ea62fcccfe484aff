import { createHash } from 'node:crypto';
import type { Registry, Standing } from '../../releases/registry/Registry';

/**
 * Whether visitors get a release now, or fall back to it. Reports name releases, and whoever sends
 * them could name any: figures of others would fill the memory. While the registry cannot be read,
 * what was given last counts.
 */
export function createIsGiven({ current }: Pick<Registry, 'current'>) {
  let last: Standing | undefined;
  return async (remote: string, release: string): Promise<boolean> => {
    last = await current().catch(() => last);
    const channel = new Map(Object.entries(last?.channels ?? {})).get(remote);
    const { stable, lastKnownGood, canary } = channel ?? {};
    return [stable, lastKnownGood, canary?.release].includes(release);
  };
}

/**
 * A backend that fails meets every release, what a policy has stopped has not run, and where the
 * browser has rendered anew, or asking again has helped, nobody missed anything.
 */
export const isOfRelease = ({ phase, step }: { phase: string; step?: string }) =>
  !['call', 'policy', 'draw'].includes(phase) && step !== 'retry';

const hour = 60 * 60_000;
/** So many visits are known apart, and so many things of each: memory is bounded, whoever comes. */
const [mostVisits, mostOfOne] = [5_000, 30];

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Whether something is told for the first time by a visit in this hour: one page is one witness. */
export function createOnce() {
  const visits = new Map<string, Set<string>>();
  let current = 0;
  return (visit: string, what: string): boolean => {
    const now = Math.floor(Date.now() / hour);
    if (now !== current) visits.clear();
    current = now;
    const key = hashOf(visit);
    const told = visits.get(key) ?? new Set();
    const isNew = told.size < mostOfOne && !told.has(hashOf(what));
    if (isNew) visits.set(key, told.add(hashOf(what)));
    const [oldest] = visits.keys();
    if (visits.size > mostVisits && oldest !== undefined) visits.delete(oldest);
    return isNew;
  };
}
