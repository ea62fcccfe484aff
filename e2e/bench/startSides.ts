import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { build } from '../../shell/releases/build';
import type { ActiveRelease, Planner } from '../../shell/server/createPlanner';
import { createServer } from '../../shell/server/createServer';
import { startFederation } from './startFederation';

/** `monolith.json`: what the bench's server must know of the build. */
export interface MonolithManifest {
  release: string;
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  /** Imported module, as a path from the root, to the files that its import loads. */
  imports: Record<string, string[]>;
}

const monolithFolder = path.join(root, '.cache/bench/monolith');

async function buildMonolith(): Promise<MonolithManifest> {
  await build(import.meta.dirname, { config: 'monolith.config.ts' });
  return readJson<MonolithManifest>(path.join(monolithFolder, 'monolith.json'));
}

/** A page of a monolith asks the API itself, once its code has come. */
const asksItself = <Asked extends object>(asked: Asked): Asked => ({
  ...asked,
  firstCalls: undefined,
});

/**
 * The monolith behind the federation's server: the same documents with the same preloading, but
 * neither rendered nor with answers in them, which a bundle alone cannot have.
 */
function monolithPlanner(federated: Planner, monolith: MonolithManifest): Planner {
  const filesOf = (suffix: string) =>
    Object.entries(monolith.imports).find(([module]) => module.endsWith(suffix))?.[1] ?? [];

  const bundled = (active: ActiveRelease[]): ActiveRelease[] =>
    active.map(({ manifest }) => {
      const { name, routes, slots } = manifest.declaration;
      const [entry = '', ...exposed] = filesOf(`mfe-${name}/src/remote`);
      const screens = Object.fromEntries(
        Object.keys(manifest.screens).map((screen) => [screen, filesOf(`/${screen}`)]),
      );
      const declaration = {
        ...manifest.declaration,
        routes: routes.map(asksItself),
        slots: slots.map(asksItself),
      };
      return {
        manifest: { ...manifest, declaration, entry, exposed, screens },
        base: '/shell/',
        before: null,
      };
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

/** The federation and the monolith behind the same server code and the same backend. */
export async function startSides() {
  const federation = await startFederation();
  const monolith = await buildMonolith();
  const { options } = federation;
  const server = await createServer({
    ...options,
    planner: monolithPlanner(options.planner, monolith),
    developmentShell: monolithFolder,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    urls: { monolith: url, federation: federation.url },
    dataDir: federation.dataDir,
    async stop() {
      await server.close();
      await federation.stop();
    },
  };
}
