import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { wasStable } from './commands/takenBack';
import { checkRelease } from './gate/checkRelease';
import { checkDropped } from './gate/checkRoutes';
import { checkShell, lacksOf } from './gate/checkShell';
import type { Reason } from './gate/Reason';
import type { Registry, Release } from './registry/Registry';

/** The releases that visitors get now, without one remote's. */
export async function activeManifests(
  registry: Pick<Registry, 'current' | 'manifest'>,
  except?: string,
): Promise<RemoteManifest[]> {
  const { channels } = await registry.current();
  const names = Object.keys(channels).filter((name) => name !== 'shell' && name !== except);
  const found = await Promise.all(
    names.map((name) => registry.manifest(name, channels[name]?.stable ?? '')),
  );
  return found.filter((manifest) => manifest !== undefined);
}

/** The shell that visitors get now. @throws when none has been released. */
export async function activeShell(registry: Registry) {
  const { channels } = await registry.current();
  const manifest = channels.shell && (await registry.shellManifest(channels.shell.stable));
  if (!manifest) throw new Error('No shell is released yet: run npm run build.');
  return manifest;
}

const notAsSigned = (name: string, release: string): Reason => ({
  ru: `Релиза ${name} ${release} нет, или он не тот, что был подписан.`,
  en: `${name} ${release} is not there, or not as it was signed.`,
});

const otherManifest = (name: string, release: string): Reason => ({
  ru: `Манифест релиза ${name} ${release} — не тот, что был подписан.`,
  en: `The manifest of ${name} ${release} is not the one that was signed.`,
});

interface Circumstances {
  /** Knows what visitors get now, where `registry` pretends that they get something else. */
  replaced?: Registry;
  /** By itself, and not as one of all that a checkout holds now. */
  isAlone?: boolean;
}

/** What the static gate says against a published release, a sentence each. */
export async function refusalsOf(
  registry: Registry,
  { name, release }: Release,
  { replaced = registry, isAlone = true }: Circumstances = {},
): Promise<Reason[]> {
  const folder = await registry.folderOf(name, release);
  if (!folder) return [notAsSigned(name, release)];
  if (name === 'shell') {
    const shell = await registry.shellManifest(release);
    return shell ? checkShell({ folder, shell, remotes: await activeManifests(registry) }) : [];
  }
  const manifest = await registry.manifest(name, release);
  if (!manifest) return [otherManifest(name, release)];
  const [shell, others] = [await activeShell(registry), await activeManifests(registry, name)];
  const { channels } = await replaced.current();
  const before = await replaced.manifest(name, channels[name]?.stable ?? '');
  const reasons = await checkRelease({ folder, manifest, shell, others, replaced: before });
  // What a checkout holds is whole, and nothing keeps visitors from going back.
  const isFree = !isAlone || wasStable(await registry.history(), name, release);
  if (isFree || !before) return reasons;
  return [...reasons, ...checkDropped(manifest, { others, replaced: before })];
}

/**
 * Why visitors may not go back to this shell: remotes that they have got meanwhile would not run in
 * it, and a page would lose them.
 */
export async function shellMisfits(
  registry: Pick<Registry, 'current' | 'manifest' | 'shellManifest'>,
  release: string,
): Promise<Reason[]> {
  const shell = await registry.shellManifest(release);
  return shell ? lacksOf(shell, await activeManifests(registry)) : [];
}
