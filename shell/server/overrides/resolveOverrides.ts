import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import { checkLoans } from '../../releases/gate/checkLoans';
import type { OverrideProblem, PlannedOverride } from '../../page/loading/Plan';
import type { LocatedRelease } from '../locateReleases';
import type { Previews } from './createPreviews';
import type { Override, Overrides } from './Overrides';

interface Sources {
  locate: (remote: string, release: string) => Promise<LocatedRelease | null>;
  previews: Previews;
}

/** What runs in place of everybody's release; nothing when it cannot be had, and then it says why. */
interface Resolved {
  found: LocatedRelease | null;
  told: PlannedOverride;
}

const isPreview = (override: Override): override is { origin: string } => 'origin' in override;

/** Turns what somebody has asked for into releases that the page may run, each with its hashes. */
export function resolveOverrides({ locate, previews }: Sources) {
  async function find(
    remote: string,
    override: Override,
  ): Promise<LocatedRelease | OverrideProblem> {
    if (!isPreview(override)) return (await locate(remote, override.release)) ?? 'missing';
    const { origin } = override;
    if (!previews.origins.includes(origin)) return 'unregistered';
    const manifest = await previews.read(origin).catch(() => undefined);
    if (!manifest) return 'unreachable';
    return manifest.declaration.name === remote ? { manifest, base: `${origin}/` } : 'unsuited';
  }

  async function resolve(shell: ShellManifest, remote: string, override: Override) {
    const found = await find(remote, override);
    const refuse = (problem: OverrideProblem): Resolved => ({
      found: null,
      told: { remote, ...override, problem },
    });
    if (typeof found === 'string') return refuse(found);
    if (checkLoans(found.manifest, shell).length > 0) return refuse('unsuited');
    return { found, told: { remote, ...override, release: found.manifest.release } };
  }

  return (overrides: Overrides | undefined, shell: ShellManifest): Promise<Resolved[]> =>
    Promise.all(
      Object.entries(overrides?.remotes ?? {}).map(([remote, override]) =>
        resolve(shell, remote, override),
      ),
    );
}
