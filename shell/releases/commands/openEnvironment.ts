import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Failure } from './Failure';
import { openBelieved } from '../keys/openKeys';
import { openRegistry } from '../registry/openRegistry';
import type { Registry } from '../registry/Registry';
import { openStore } from '../store/openStore';
import type { ReleaseStore } from '../store/ReleaseStore';

const folderOf = (dataFolder: string) => path.join(dataFolder, 'environments');

const known = (dataFolder: string) =>
  (existsSync(folderOf(dataFolder)) ? readdirSync(folderOf(dataFolder)) : [])
    .filter((file) => file.endsWith('.env'))
    .map((file) => file.replace(/\.env$/, ''));

function settingsOf(dataFolder: string, name: string) {
  const file = path.join(folderOf(dataFolder), `${name}.env`);
  if (/^[\w-]+$/.test(name) && existsSync(file)) return parseEnv(readFileSync(file, 'utf8'));
  const names = known(dataFolder);
  throw new Failure('usage', `There is no environment ${name} here.`, {
    advice: [
      names.length > 0
        ? `Environments: ${names.join(', ')}.`
        : `Write ${file}: its DATA_DIR or RELEASES_S3_…, and the TRUSTED_KEYS that are believed there.`,
    ],
  });
}

const refuse = () => Promise.reject(new Error('Another environment is only read.'));

interface Options {
  /** Of this environment; in `environments/<name>.env` in it stands where the other one is. */
  dataFolder: string;
  /** Tells of a store that cannot be reached. */
  reachable?: (store: ReleaseStore) => ReleaseStore;
}

/**
 * The releases and moves of another environment, by the keys that are believed there; nothing is
 * written to it. How far its history went is remembered here.
 */
export async function openEnvironment(
  name: string,
  { dataFolder, reachable = (store) => store }: Options,
): Promise<Registry> {
  const settings = settingsOf(dataFolder, name);
  const { DATA_DIR: theirs, TRUSTED_KEYS } = settings;
  const trusted = TRUSTED_KEYS || (theirs && path.join(theirs, 'keys/trusted.json'));
  if (!trusted || !existsSync(trusted))
    throw new Failure('usage', `Whose signatures are believed on ${name} is not known here.`, {
      advice: [`TRUSTED_KEYS in ${name}.env names a file of public keys, as keys list has them.`],
    });
  if (!theirs && !settings.RELEASES_S3_ENDPOINT)
    throw new Failure('usage', `Where the releases of ${name} are is not known here.`, {
      advice: [`${name}.env names its DATA_DIR, or its bucket: RELEASES_S3_….`],
    });
  const own = path.join(folderOf(dataFolder), name);
  const opened = await openStore(theirs || own, settings).catch((error: Error) => {
    throw new Failure('usage', `${name}.env does not say enough: ${error.message}`);
  });
  const store = reachable(opened);
  return openRegistry({
    dataFolder: own,
    store: { ...store, create: refuse, replace: refuse, remove: refuse },
    keys: openBelieved(trusted),
    // Told as a refusal, by whoever asks for them.
    onAlarm: () => undefined,
  });
}
