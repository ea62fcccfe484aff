import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { kitVersion } from './kitVersion';
import { readJson } from './readJson';
import { root } from '@campus/shared/build/root';

/** Tests, the gallery and what remotes show there: no visitor gets them. */
const ignored = new Set(['node_modules', 'dist', 'README.md', 'gallery', 'testing', 'exhibits']);
const isSource = (name: string) =>
  !ignored.has(name) && !/^\.|\.test\.tsx?$|\.tsbuildinfo$/.test(name);

function sourcesIn(entry: string): string[] {
  if (!existsSync(entry)) return [];
  return readdirSync(entry, { withFileTypes: true })
    .filter(({ name }) => isSource(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((found) => {
      const full = path.join(entry, found.name);
      return found.isDirectory() ? sourcesIn(full) : [full];
    });
}

/** `1.0.0-3f9a61c2`: the version and a fingerprint of everything that the build reads. */
export function releaseId(folder: string, reads: readonly string[]): string {
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json'));
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  // Of what comes at run time only the version is part of a build: the range that it asks for.
  const hash = createHash('sha256').update(lock).update(kitVersion());
  // Named from the folder: the same sources are the same release wherever they are checked out.
  for (const base of [folder, ...reads.map((entry) => path.join(root, entry))])
    for (const file of sourcesIn(base))
      hash.update(path.relative(base, file)).update(readFileSync(file));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** What of `shared` is compiled into a remote; the rest comes from the shell at run time. */
export const readByRemotes = ['shared/contract', 'shared/build', 'shared/facade'] as const;

const exhibiting = () =>
  readdirSync(root).filter((name) => existsSync(path.join(root, name, 'exhibits')));

/** The same for the remote in this folder: the gallery alone is made of others, too. */
export const readBy = (folder: string): readonly string[] =>
  folder === path.join(root, 'shared/gallery')
    ? [...readByRemotes, ...exhibiting().flatMap((name) => [`${name}/exhibits`, `${name}/src`])]
    : readByRemotes;

/** The shell carries all of `shared` for everybody. */
export const readByShell = ['shared'] as const;
