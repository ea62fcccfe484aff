import { home, root } from '@campus/shared/build/root';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { kitVersion } from './kitVersion';

const isSource = (name: string) =>
  !/^\.|^(node_modules|dist)$|\.test\.tsx?$|\.tsbuildinfo$/.test(name);

/** Parts of `shared` that no release but the gallery is made of. */
const besides = ['shared/gallery', 'shared/testing'].map((each) => path.join(root, each));

function sourcesIn(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { withFileTypes: true })
    .filter(({ name }) => isSource(name) && !besides.includes(path.join(entry, name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((found) => {
      const full = path.join(entry, found.name);
      return found.isDirectory() ? sourcesIn(full) : [full];
    });
}

const exhibits = () =>
  readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'exhibits')))
    .flatMap((name) => [`${name}/exhibits`, `${name}/src`]);

/** What a build may read beside its own folder: the shell carries all of `shared` for everybody. */
function readBeside(folder: string): string[] {
  if (folder === path.join(root, 'shell')) return ['shared'];
  // A remote writes down what it uses by the report of the kit's surface.
  const surface = 'shared/docs/kit-surface.txt';
  const compiledIn = ['shared/contract', 'shared/build', 'shared/facade', surface];
  return folder === path.join(root, 'shared/gallery') ? [...compiledIn, ...exhibits()] : compiledIn;
}

/**
 * A hash of everything that a build of this folder may read, and of more: as long as it is the same,
 * nothing has to be built anew. What a release is called depends on what was built, not on this.
 */
export function sourcesHash(folder: string): string {
  const hash = createHash('sha256').update(kitVersion());
  hash.update(readFileSync(path.join(home, 'package-lock.json')));
  for (const base of [folder, ...readBeside(folder).map((entry) => path.join(root, entry))])
    for (const file of sourcesIn(base))
      hash.update(path.relative(base, file)).update(readFileSync(file));
  return hash.digest('hex');
}
