import { dataFolder } from '@campus/shared/build/dataFolder';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { activeManifests } from '../releases/refusalsOf';
import { openRegistry } from '../releases/registry/openRegistry';
import { releasableFolders } from '../releases/remoteFolders';
import { shellRoutes } from '../src/shellRoutes';

async function declarationIn(folder: string) {
  const file = pathToFileURL(path.join(folder, 'remote.ts')).href;
  const { remote } = (await import(file)) as { remote: RemoteDeclaration };
  return remote;
}

/** Of remotes whose sources may be anywhere; without a store a name is judged by the sources here. */
async function released(): Promise<RemoteDeclaration[]> {
  try {
    const manifests = await activeManifests(await openRegistry({ dataFolder }));
    return manifests.map(({ declaration }) => declaration);
  } catch {
    return [];
  }
}

/** Names and addresses that the shell and the remotes have. */
export async function takenPlaces() {
  const here = await Promise.all(Object.values(releasableFolders()).map(declarationIn));
  const remotes = [...(await released()), ...here];
  return {
    names: ['shell', ...remotes.map(({ name }) => name)],
    addresses: new Map([
      ...shellRoutes.map(({ path: address }) => [address, 'the shell'] as const),
      ...remotes.flatMap(({ name, routes }) =>
        routes.map(({ path: address }) => [address, name] as const),
      ),
    ]),
  };
}
