import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ofOthers = 0o077;
const sticky = 0o1000;

function tighten(folder: string) {
  const { mode, uid } = statSync(folder);
  if ((mode & ofOthers) === 0 || process.platform === 'win32') return;
  if (mode & sticky)
    throw new Error(`${folder} is everybody’s: DATA_DIR must be a folder of its own.`);
  if (uid === process.getuid?.()) chmodSync(folder, 0o700);
  else console.error(`Others may look into ${folder}, which is not this user’s: chmod 700 it.`);
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));

/**
 * What this process and those it starts write is from now on for their user alone; so is the folder
 * of the data, whoever could look into it before.
 * @throws when the folder is one that everybody writes into.
 */
export function keepPrivate(dataFolder: string) {
  process.umask(ofOthers);
  mkdirSync(dataFolder, { recursive: true });
  tighten(dataFolder);
  foldersIn(dataFolder).forEach(tighten);
}
