import path from 'node:path';

/** Has `shared`, `shell` and `e2e` beside each other: the repository, or `node_modules/@campus` of a team’s. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Whether this code came as packages into the repository of a team. */
export const isPackaged = path.basename(path.dirname(root)) === 'node_modules';

/** Has the lock file, `node_modules` and caches. */
export const home = isPackaged ? path.resolve(root, '../..') : root;
