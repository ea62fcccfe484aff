import type { Channel } from '../registry/Channel';
import type { Registry, Release } from '../registry/Registry';
import type { ReleaseStore } from '../store/ReleaseStore';

/** Without a release to fall back to, which would hide a failure, and without luck. */
const only = (release: string): Channel => ({
  stable: release,
  lastKnownGood: null,
  canary: null,
});

/** A remote is tried alone with the shell: another team's failure is no reason to refuse it. */
async function channelsWith(registry: Registry, { name, release }: Release) {
  const { channels } = await registry.current();
  const active = Object.entries(channels).filter(
    ([other]) => name === 'shell' || other === 'shell',
  );
  return Object.fromEntries([
    ...active.map(([other, { stable }]) => [other, only(stable)] as const),
    [name, only(release)] as const,
  ]);
}

/**
 * The registry as if everybody got this release. Nothing that happens on a trial is kept: its
 * figures go to a store of its own, and it moves nothing.
 */
export const asStable = (registry: Registry, which: Release, store: ReleaseStore): Registry => ({
  ...registry,
  store,
  current: async () => ({ number: 0, retired: {}, channels: await channelsWith(registry, which) }),
  history: async () => [],
  publish: () => Promise.reject(new Error('A trial publishes nothing.')),
  hasPassed: async () => true,
  alarms: async () => [],
  known: async () => ({ isCertain: true, newest: [] }),
  move: () => Promise.reject(new Error('A trial moves nothing.')),
});
