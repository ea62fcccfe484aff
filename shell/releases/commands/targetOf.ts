import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { root } from '@campus/shared/build/root';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releasableFolders } from '../remoteFolders';
import { Failure } from './Failure';
import { nearest } from './nearest';

export interface Target {
  name: string;
  /** Undefined for a remote whose sources are elsewhere. */
  folder?: string;
}

/** Of the shell and of every remote whose sources are in this repository. */
export const knownFolders = (): Record<string, string> => ({
  ...releasableFolders(),
  shell: path.join(root, 'shell'),
});

const isSource = (folder: string) => existsSync(path.join(folder, 'webpack.config.ts'));
export const isPath = (word: string) => /^\.|[/\\]/.test(word);

/** A build that was cut off says nothing. */
function nameInBuild(folder: string) {
  try {
    return readJson<RemoteManifest>(path.join(folder, 'dist/mfe.json')).declaration.name;
  } catch {
    return undefined;
  }
}

const declared = /\bdeclareRemote\(\{\s*name:\s*(['"])([a-z][a-z0-9-]*)\1/;

/** A fresh clone has no build, and lies in a folder that may be called anything. */
function nameInSources(folder: string) {
  const file = path.join(folder, 'remote.ts');
  return existsSync(file) ? declared.exec(readFileSync(file, 'utf8'))?.[2] : undefined;
}

/** Where neither its sources nor a build say the name of a remote, its folder does. */
function nameOf(folder: string) {
  const known = Object.entries(knownFolders()).find(([, each]) => each === folder)?.[0];
  const said = known ?? nameInSources(folder) ?? nameInBuild(folder);
  return said ?? path.basename(folder).replace(/^mfe-/, '');
}

/** npm starts a script in the folder of its package; people mean the folder that they are in. */
function sourceAt(word: string) {
  const tried = [process.cwd(), process.env.INIT_CWD ?? process.cwd()];
  return tried.map((start) => path.resolve(start, word)).find(isSource);
}

/** The name of the remote whose folder this is; undefined for a word that is none. */
export function nameAt(word: string): string | undefined {
  const folder = isPath(word) ? sourceAt(word) : undefined;
  return folder && nameOf(folder);
}

function folderAt(word: string): Target {
  const folder = sourceAt(word);
  if (folder) return { name: nameOf(folder), folder };
  throw new Failure('usage', `${path.resolve(word)} is no remote: no webpack.config.ts in it.`);
}

/** A remote by its name or by its folder. `others` are remotes known by name alone. */
export function targetOf(word: string, others: readonly string[] = []): Target {
  if (isPath(word)) return folderAt(word);
  const folders = knownFolders();
  if (folders[word] || others.includes(word)) return { name: word, folder: folders[word] };
  const names = [...new Set([...Object.keys(folders), ...others])].sort();
  const meant = nearest(word, names);
  throw new Failure('usage', `There is no remote ${word}.`, {
    advice: [
      meant ? `Did you mean ${meant}?` : `Remotes: ${names.join(', ')}.`,
      'A remote in a folder of its own: npm run release -- ../path/to/folder',
    ],
  });
}
