import type { ActiveRelease, Planner } from '../../shell/server/createPlanner';
import type { MonolithManifest } from './monolith.config';

/** Serves the monolith with the federation's server: same document, same preloading. */
export function monolithPlanner(federated: Planner, monolith: MonolithManifest): Planner {
  const filesOf = (suffix: string) =>
    Object.entries(monolith.imports).find(([module]) => module.endsWith(suffix))?.[1] ?? [];

  const active = (): ActiveRelease[] =>
    federated.active().map(({ manifest }) => {
      const [entry = '', ...exposed] = filesOf(`mfe-${manifest.declaration.name}/src/remote`);
      const screens = Object.fromEntries(
        Object.keys(manifest.screens).map((name) => [name, filesOf(`/${name}`)]),
      );
      return { manifest: { ...manifest, entry, exposed, screens }, base: '/shell/', before: null };
    });

  const integrity = Object.fromEntries(
    Object.entries(monolith.integrity).map(([file, hash]) => [`/shell/${file}`, hash]),
  );

  return {
    shell: () => ({ ...monolith, lends: {}, parts: {} }),
    active,
    plan: (language) => ({ ...federated.plan(language), integrity }),
  };
}
