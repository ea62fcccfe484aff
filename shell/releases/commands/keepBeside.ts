import { integrityOf } from '@campus/shared/build/integrityOf';
import { randomUUID } from 'node:crypto';
import type { Signed } from '../keys/openKeys';
import type { Registry, Release } from '../registry/Registry';

/** What somebody has made for a release and kept in the store, where visitors do not see it. */
interface Beside extends Release {
  /** Key of the store to `sha384-…`. */
  files: Record<string, string>;
}

interface SignedBeside extends Signed {
  beside: Beside;
}

const besideFolder = ({ name, release }: Release) => `besides/${name}/${release}/`;
const besideText = (beside: Beside) => `campus beside\n${JSON.stringify(beside)}`;

type Place = Pick<Registry, 'store' | 'keys'>;

function parse(content: Buffer | undefined): SignedBeside | undefined {
  try {
    const signed = JSON.parse(content?.toString() ?? '') as Partial<SignedBeside> | null;
    const files: unknown = signed?.beside?.files;
    return typeof files === 'object' && files ? (signed as SignedBeside) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Hashes that a key has signed which may release this remote; several of one file, for a signer adds
 * to what others have vouched for and takes nothing from it.
 */
async function vouchedFor({ store, keys }: Place, which: Release) {
  const found = new Map<string, Set<string>>();
  for (const key of await store.list(besideFolder(which))) {
    const signed = parse(await store.read(key));
    if (signed?.beside.name !== which.name || signed.beside.release !== which.release) continue;
    if (!keys.may(signed.key, 'release')) continue;
    if (!keys.isSigned(which.name, besideText(signed.beside), signed)) continue;
    for (const [file, hash] of Object.entries(signed.beside.files))
      found.set(file, (found.get(file) ?? new Set<string>()).add(hash));
  }
  return found;
}

/** Keeps files beside a release, by their keys in the store, and signs those that lie there as given. */
export async function keepBeside(
  registry: Place,
  { name, release }: Release,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { store, keys } = registry;
  const vouched = await vouchedFor(registry, { name, release });
  const signed: Record<string, string> = {};
  for (const [key, content] of files) {
    // What lies there already was made by somebody before, and stays.
    const isThere =
      (await store.create(key, content)) || (await store.read(key))?.equals(content) === true;
    const hash = integrityOf(content);
    if (isThere && !vouched.get(key)?.has(hash)) signed[key] = hash;
  }
  if (Object.keys(signed).length === 0) return;
  const beside: Beside = { name, release, files: signed };
  const content = JSON.stringify({ beside, ...keys.sign(besideText(beside)) });
  await store.create(
    `${besideFolder({ name, release })}${randomUUID()}.json`,
    Buffer.from(content),
  );
}

/** What lies beside a release as it was signed, by its keys in the store. */
export async function readBeside(registry: Place, which: Release): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const [key, hashes] of await vouchedFor(registry, which)) {
    const content = await registry.store.read(key);
    if (content && hashes.has(integrityOf(content))) found.set(key, content);
  }
  return found;
}
