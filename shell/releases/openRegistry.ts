import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Registry, Revision } from './Registry';

const nothing: Revision = { number: 0, at: '', by: '', why: '', channels: {} };
const fileOf = (number: number) => `${String(number).padStart(8, '0')}.json`;

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * A registry in a folder: `releases/<remote>/<release>/` never changes, `revisions/<number>.json`
 * is only ever added to. Whoever creates the next number first has won: that is the whole lock.
 */
export function openRegistry(folder: string): Registry {
  const releases = path.join(folder, 'releases');
  const revisions = path.join(folder, 'revisions');
  for (const needed of [releases, revisions]) mkdirSync(needed, { recursive: true });

  const manifests = new Map<string, RemoteManifest>();
  let last = nothing;
  let lastFile = '';

  const folderOf = (remote: string, release: string) => path.join(releases, remote, release);

  function read(file: string): Revision | undefined {
    try {
      return readJson<Revision>(path.join(revisions, file));
    } catch {
      return undefined;
    }
  }

  function current(): Revision {
    const files = readdirSync(revisions)
      .filter((file) => /^\d+\.json$/.test(file))
      .sort();
    const newest = files.at(-1) ?? '';
    if (newest === lastFile) return last;
    for (const file of files.reverse()) {
      const revision = file === lastFile ? last : read(file);
      if (!revision) continue;
      last = revision;
      break;
    }
    lastFile = newest;
    return last;
  }

  function manifest(remote: string, release: string) {
    const folderOfRelease = folderOf(remote, release);
    const known = manifests.get(folderOfRelease);
    if (known) return known;
    const file = path.join(folderOfRelease, 'mfe.json');
    if (!existsSync(file)) return undefined;
    const found = readJson<RemoteManifest>(file);
    manifests.set(folderOfRelease, found);
    return found;
  }

  function publish(built: string) {
    const found = readJson<RemoteManifest>(path.join(built, 'mfe.json'));
    const target = folderOf(found.declaration.name, found.release);
    if (existsSync(target)) return found;
    const half = `${target}.${process.pid}.half`;
    cpSync(built, half, { recursive: true });
    try {
      renameSync(half, target);
    } catch (error) {
      rmSync(half, { recursive: true, force: true });
      // Somebody published the same release a moment earlier.
      if (!existsSync(target)) throw error;
    }
    return found;
  }

  /** True when this revision became the next one, false when another came first. */
  function add(revision: Revision): boolean {
    const half = path.join(revisions, `${process.pid}.half`);
    writeFileSync(half, JSON.stringify(revision, null, 2));
    try {
      linkSync(half, path.join(revisions, fileOf(revision.number)));
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    } finally {
      rmSync(half, { force: true });
    }
  }

  function activate(remote: string, release: string, why: string): Revision {
    for (;;) {
      const { channels } = current();
      const before = channels[remote];
      if (before?.stable === release) return last;
      const channel = { stable: release, lastKnownGood: before?.stable ?? null };
      const next: Revision = {
        number: Number.parseInt(lastFile || '0', 10) + 1,
        at: new Date().toISOString(),
        by: userInfo().username,
        why,
        channels: { ...channels, [remote]: channel },
      };
      if (add(next)) return next;
    }
  }

  return { current, manifest, folderOf, publish, activate };
}
