import { activeManifests } from '../refusalsOf';
import type { Channel } from '../registry/Deployment';
import type { Registry, Release } from '../registry/Registry';
import type { ReleaseStore } from '../store/ReleaseStore';

/** Without a release to fall back to, which would hide a failure, and without luck. */
const only = (release: string): Channel => ({
  stable: release,
  lastKnownGood: null,
  canary: null,
});

/** The remotes on whose pages this one shows its widgets. */
async function hostsOf(registry: Registry, { name, release }: Release): Promise<string[]> {
  const manifest = await registry.manifest(name, release);
  const filled = new Set(manifest?.declaration.slots.map(({ place }) => place));
  const others = await activeManifests(registry, name);
  return others
    .filter(({ declaration: { routes } }) =>
      routes.some(({ places = [] }) => places.some(({ place }) => filled.has(place))),
    )
    .map(({ declaration }) => declaration.name);
}

/**
 * A remote is tried alone with the shell and with whose pages it shows its widgets on: the failure
 * of any other team is no reason to refuse it.
 */
async function channelsWith(registry: Registry, which: Release) {
  const { name, release } = which;
  const { channels } = await registry.current();
  const needed = name === 'shell' ? Object.keys(channels) : await hostsOf(registry, which);
  const active = Object.entries(channels).filter(
    ([other]) => other === 'shell' || needed.includes(other),
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
