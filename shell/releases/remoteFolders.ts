import { root } from '@campus/shared/build/root';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Registry, Release } from './registry/Registry';

/** Remote name to folder, for every remote whose source lives in this repository. */
export const remoteFolders = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root)
      .filter((name) => existsSync(path.join(root, name, 'remote.ts')))
      .map((name) => [name.replace(/^mfe-/, ''), path.join(root, name)]),
  );

/** What `npm start` leaves out: the gallery of the kit, for development and for tests. */
export const galleryFolder = path.join(root, 'shared/gallery');

/** Everything that can be released by name. */
export const releasableFolders = (): Record<string, string> => ({
  ...remoteFolders(),
  ...(existsSync(galleryFolder) && { ui: galleryFolder }),
});

/** The release of the shell that something is judged by: with a new one, by itself. */
export async function shellOf(registry: Registry, { name, release }: Release): Promise<string> {
  if (name === 'shell') return release;
  return (await registry.current()).channels.shell?.stable ?? '';
}
