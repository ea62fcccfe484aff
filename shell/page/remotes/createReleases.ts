import { federationName } from '@campus/shared/build/federationName';
import type { registerRemotes } from '@module-federation/enhanced/runtime';
import type { PlannedRelease, PlannedRemote } from '../loading/Plan';

/** Which release of each remote this page uses. */
export function createReleases(
  remotes: readonly PlannedRemote[],
  register: typeof registerRemotes,
) {
  const planned = new Map<string, PlannedRemote>();
  const used = new Map<string, PlannedRelease>();

  /** From the next load on its code comes from this release. */
  function turnTo(name: string, release: PlannedRelease) {
    const force = used.has(name);
    used.set(name, release);
    register([{ name: federationName(name), entry: release.entry }], { force });
  }

  function plan(remote: PlannedRemote) {
    planned.set(remote.declaration.name, remote);
    turnTo(remote.declaration.name, remote);
  }

  remotes.forEach(plan);
  return {
    /** Whether it is of a known remote and neither what the page uses nor what it was to use. */
    isNews: ({ declaration: { name }, release }: PlannedRemote) => {
      const known = [planned.get(name)?.release, used.get(name)?.release];
      return planned.has(name) && !known.includes(release);
    },
    planned: (name: string) => planned.get(name),
    used: (name: string) => used.get(name),
    plan,
    turnTo,
  };
}

export type Releases = ReturnType<typeof createReleases>;
