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
