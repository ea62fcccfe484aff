import type { ActiveRelease, Planner } from '../../shell/server/createPlanner';
import type { MonolithManifest } from './monolith.config';

/** Serves the monolith with the federation's server: same document, same preloading. */
export function monolithPlanner(federated: Planner, monolith: MonolithManifest): Planner {
  const filesOf = (suffix: string) =>
    Object.entries(monolith.imports).find(([module]) => module.endsWith(suffix))?.[1] ?? [];

  const bundled = (active: ActiveRelease[]): ActiveRelease[] =>
    active.map(({ manifest }) => {
      const [entry = '', ...exposed] = filesOf(`mfe-${manifest.declaration.name}/src/remote`);
      const screens = Object.fromEntries(
        Object.keys(manifest.screens).map((name) => [name, filesOf(`/${name}`)]),
      );
      return { manifest: { ...manifest, entry, exposed, screens }, base: '/shell/', before: null };
    });

  const texts = { ru: filesOf('/ruTexts'), en: filesOf('/enTexts') };

  const integrity = Object.fromEntries(
    Object.entries(monolith.integrity).map(([file, hash]) => [`/shell/${file}`, hash]),
  );

  return {
    async read(visitor) {
      const { shell, active, plan, isTrial } = await federated.read(visitor);
      const bundle = { ...shell, ...monolith, texts, lends: {}, parts: {} };
      return { shell: bundle, active: bundled(active), plan: { ...plan, integrity }, isTrial };
    },
  };
}
