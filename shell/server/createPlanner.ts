import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Registry } from '../releases/Registry';
import type { Plan, PlannedRemote } from '../src/remotes/Plan';
import { developedRemotes } from './developedRemotes';

/** A release that visitors get, and the address of its files. */
export interface ActiveRelease {
  manifest: RemoteManifest;
  base: string;
  before: { manifest: RemoteManifest; base: string } | null;
}

export interface Planner {
  shell: () => ShellManifest;
  active: () => ActiveRelease[];
  plan: (language: LanguageKey) => Plan;
}

interface PlannerOptions {
  registry: Registry;
  shellFile: string;
  developmentFolder: string;
}

type Located = Pick<ActiveRelease, 'manifest' | 'base'>;

const entryOf = ({ manifest, base }: Located) => ({
  release: manifest.release,
  entry: base + manifest.entry,
});

const hashesOf = ({ manifest, base }: Located) =>
  Object.entries(manifest.integrity).map(([file, hash]) => [base + file, hash] as const);

const planned = (release: ActiveRelease): PlannedRemote => ({
  ...entryOf(release),
  declaration: release.manifest.declaration,
  lastKnownGood: release.before && entryOf(release.before),
});

/** Decides which release of which remote a visitor gets. */
export function createPlanner(options: PlannerOptions): Planner {
  const { registry, shellFile, developmentFolder } = options;
  let known = { revision: -1, active: [] as ActiveRelease[] };

  function locate(name: string, release: string | null): Located | null {
    const manifest = release ? registry.manifest(name, release) : undefined;
    return manifest ? { manifest, base: `/remotes/${name}/${manifest.release}/` } : null;
  }

  function released(): ActiveRelease[] {
    const { number, channels } = registry.current();
    if (known.revision === number) return known.active;
    const active = Object.entries(channels).flatMap(([name, { stable, lastKnownGood }]) => {
      const found = locate(name, stable);
      return found ? [{ ...found, before: locate(name, lastKnownGood) }] : [];
    });
    known = { revision: number, active };
    return active;
  }

  function active(): ActiveRelease[] {
    const developed = developedRemotes(developmentFolder);
    const names = new Set(developed.map(({ manifest }) => manifest.declaration.name));
    return [
      ...released().filter(({ manifest }) => !names.has(manifest.declaration.name)),
      ...developed.map(({ origin, manifest }) => ({ manifest, base: `${origin}/`, before: null })),
    ];
  }

  const readShell = () => readJson<ShellManifest>(shellFile);
  const started = readShell();
  // Only in development is the shell built again below a running server.
  const shell = () => (process.env.NODE_ENV === 'development' ? readShell() : started);

  function plan(language: LanguageKey): Plan {
    const releases = active();
    const integrity = Object.fromEntries([
      ...Object.entries(shell().integrity).map(([file, hash]) => [`/shell/${file}`, hash] as const),
      ...releases.flatMap((release) => [
        ...hashesOf(release),
        ...(release.before ? hashesOf(release.before) : []),
      ]),
    ]);
    const developmentOrigins = developedRemotes(developmentFolder).map(({ origin }) => origin);
    return { language, remotes: releases.map(planned), integrity, developmentOrigins };
  }

  return { shell, active, plan };
}
