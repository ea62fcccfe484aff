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
