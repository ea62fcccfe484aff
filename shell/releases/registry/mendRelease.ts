import { integrityOf } from '@campus/shared/build/integrityOf';
import type { Keys } from '../keys/openKeys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { Conflict } from './Conflict';
import { folderKey, type Signature } from './Signature';

/** A signature of a key that is unknown here may be good elsewhere. */
export function isForeign(keys: Keys, signature: Buffer): boolean {
  try {
    const { key } = JSON.parse(signature.toString()) as Partial<Signature>;
    return typeof key === 'string' && !keys.trust.list().some(({ id }) => id === key);
  } catch {
    return false;
  }
}

/**
 * Puts back what is missing or was changed of a release; false when nothing is.
 * @throws Conflict when the files are not what was signed.
 */
export async function mendRelease(
  store: ReleaseStore,
  { body: { name, release, files: signed } }: Signature,
  files: ReadonlyMap<string, Buffer>,
): Promise<boolean> {
  const damaged: [string, Buffer][] = [];
  for (const [file, hash] of Object.entries(signed)) {
    const content = files.get(file);
    if (!content || integrityOf(content) !== hash)
      throw new Conflict(
        `${name} ${release} is published already; its ${file} was another one then.`,
      );
    const key = folderKey(name, release) + file;
    if (!(await store.read(key))?.equals(content)) damaged.push([key, content]);
  }
  for (const [key, content] of damaged) await store.replace(key, content);
  return damaged.length > 0;
}
