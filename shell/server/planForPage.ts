import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import { checkLoans } from '../releases/gate/checkLoans';
import type { Registry } from '../releases/registry/Registry';
import type { Plan, PlannedRemote } from '../page/remotes/Plan';
import type { ActiveRelease, Reading } from './createPlanner';
import type { LocatedRelease } from './locateReleases';

/** What this page may take: the release of its visitor, the one before it, or nothing. */
function fitting(
  remote: PlannedRemote,
  { manifest, before }: ActiveRelease,
  shell: ShellManifest,
): PlannedRemote[] {
  const fits = (found: LocatedRelease | ActiveRelease) =>
    checkLoans(found.manifest, shell).length === 0;
  const { lastKnownGood } = remote;
  const hasBefore = before && lastKnownGood && fits(before);
  if (checkLoans(manifest, shell).length === 0)
    return [{ ...remote, lastKnownGood: hasBefore ? lastKnownGood : null }];
  if (!hasBefore) return [];
  return [{ ...lastKnownGood, declaration: before.manifest.declaration, lastKnownGood: null }];
}

/** The plan for a page that came with an earlier shell: only releases that can work with it. */
export async function planForPage(
  { plan, active, shell }: Reading,
  release: string | undefined,
  registry: Registry,
): Promise<Plan> {
  if (!release || release === shell.release) return plan;
  const older = await registry.shellManifest(release).catch(() => undefined);
  const remotes = plan.remotes.flatMap((remote, index) => {
    const found = active[index];
    return older && found ? fitting(remote, found, older) : [];
  });
  return { ...plan, remotes };
}
