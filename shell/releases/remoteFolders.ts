import { root } from '@campus/shared/build/root';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

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
  ui: galleryFolder,
});
