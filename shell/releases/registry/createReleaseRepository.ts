import { integrityOf } from '@campus/shared/build/integrityOf';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Keys } from '../keys/openKeys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { Conflict } from './BrokenHistory';
import { inParallel } from './inParallel';
import type { Publication } from './Registry';
import { folderKey, releaseText, type Signature, signatureKey } from './Signature';

/** What lies in the store may be anything: undefined for what is no signature of this release. */
function parse(content: Buffer | undefined, name: string, release: string) {
  try {
    const found = JSON.parse(content?.toString() ?? '') as Signature;
    return found.body.name === name && found.body.release === release ? found : undefined;
  } catch {
    return undefined;
  }
}

/** A signature of a key that is unknown here may be good elsewhere. */
function isForeign(keys: Keys, signature: Buffer): boolean {
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
async function mendRelease(
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

/** What a built folder says of itself: a remote in `mfe.json`, the shell in `shell.json`. */
const manifestFile = (name: string) => (name === 'shell' ? 'shell.json' : 'mfe.json');

async function readBuilt(built: string) {
  if (existsSync(path.join(built, 'shell.json'))) {
    const { release } = JSON.parse(
      await readFile(path.join(built, 'shell.json'), 'utf8'),
    ) as ShellManifest;
    return { name: 'shell', release };
  }
  const manifest = await readFile(path.join(built, 'mfe.json'), 'utf8');
  const { declaration, release } = JSON.parse(manifest) as RemoteManifest;
  return { name: declaration.name, release };
}

async function readFiles(built: string) {
  const found = await readdir(built, { withFileTypes: true, recursive: true });
  const files = new Map<string, Buffer>();
  for (const entry of found.filter((each) => each.isFile() && each.name !== 'signature.json')) {
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(built, file).replaceAll(path.sep, '/'), await readFile(file));
  }
  return files;
}

/** The releases of a store: each is signed, complete, and never changes. */
export function createReleaseRepository(store: ReleaseStore, keys: Keys) {
  let trusted = keys.trust.list();
  const signatures = new Map<string, Signature>();
  const manifests = new Map<string, unknown>();

  /** @throws while the store does not answer: what nobody can look at is not missing by that. */
  async function signatureOf(name: string, release: string): Promise<Signature | undefined> {
    // With another list of trusted keys everything is to be looked at again.
    if (trusted !== keys.trust.list()) signatures.clear();
    trusted = keys.trust.list();
    const key = signatureKey(name, release);
    const known = signatures.get(key);
    if (known) return known;
    const found = parse(await store.read(key), name, release);
    if (!found || !keys.isSigned(name, releaseText(found.body), found)) return undefined;
    if (!keys.may(found.key, 'release')) return undefined;
    signatures.set(key, found);
    return found;
  }

  async function manifest<T>(name: string, release: string): Promise<T | undefined> {
    const signature = await signatureOf(name, release);
    if (!signature) return undefined;
    const key = folderKey(name, release) + manifestFile(name);
    const known = manifests.get(key);
    if (known) return known as T;
    const content = await store.read(key);
    if (!content || integrityOf(content) !== signature.body.files[manifestFile(name)])
      return undefined;
    const found = JSON.parse(content.toString()) as T;
    manifests.set(key, found);
    return found;
  }

  async function upload(key: string, content: Buffer) {
    if (await store.create(key, content)) return;
    // Left by somebody who died before signing: nobody has been given it.
    if (!(await store.read(key))?.equals(content)) await store.replace(key, content);
  }

  async function publish(built: string) {
    const about = await readBuilt(built);
    const { name, release } = about;
    const refuse = () =>
      new Conflict(`${name} ${release} is published already, and never changes.`);
    const files = await readFiles(built);
    const known = await signatureOf(name, release);
    const there = await store.read(signatureKey(name, release));
    if (known && there && (await mendRelease(store, known, files))) return about;
    if (there && (known || isForeign(keys, there))) throw refuse();
    // What is no signature at all has made nothing a release.
    if (there) await store.remove([signatureKey(name, release)]);
    await inParallel([...files], ([file, content]) =>
      upload(folderKey(name, release) + file, content),
    );
    const hashes = [...files].map(([file, content]) => [file, integrityOf(content)] as const);
    const body = { ...about, at: new Date().toISOString(), files: Object.fromEntries(hashes) };
    const signed: Signature = { body, ...keys.sign(releaseText(body)) };
    const isFirst = await store.create(
      signatureKey(name, release),
      Buffer.from(JSON.stringify(signed)),
    );
    if (!isFirst) throw refuse();
    return about;
  }

  async function publication(name: string, release: string): Promise<Publication | undefined> {
    const signature = await signatureOf(name, release);
    return signature && { key: signature.key, at: signature.body.at, files: signature.body.files };
  }

  /** What cannot be looked at now is left out, and takes none of the others with it. */
  async function releases(name: string) {
    const keysOfAll = await store.list(`releases/${name}/`);
    const ids = keysOfAll
      .filter((key) => key.endsWith('/signature.json'))
      .map((key) => key.split('/')[2] ?? '');
    const publishedAt = async (release: string) =>
      (await publication(name, release).catch(() => undefined))?.at;
    const dated = await Promise.all(
      ids.map(async (release) => ({ release, at: await publishedAt(release) })),
    );
    return dated
      .filter(({ at }) => at !== undefined)
      .sort((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1))
      .map(({ release }) => release);
  }

  return { signatureOf, manifest, publish, publication, releases };
}
