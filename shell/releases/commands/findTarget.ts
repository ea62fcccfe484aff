import type { Registry } from '../registry/Registry';
import { Failure } from './Failure';
import { isPath, knownFolders, type Target, targetOf } from './targetOf';

/** Where nobody gets it yet, a remote is known by what is kept of it: the gate judges it first. */
const isKept = async (registry: Registry, word: string): Promise<boolean> =>
  !isPath(word) && (await registry.releases(word)).length > 0;

/** The remote that somebody named, among those of the registry and of this repository. */
export async function findTarget(registry: Registry, word: string | undefined): Promise<Target> {
  if (!word) throw new Failure('usage', 'Name a remote.');
  const { channels, retired } = await registry.current();
  const known = Object.keys({ ...channels, ...retired });
  const isKnown = known.includes(word) || knownFolders()[word] !== undefined;
  return targetOf(word, !isKnown && (await isKept(registry, word)) ? [...known, word] : known);
}

/** @throws Failure when the sources of a remote are not on this machine. */
export function sourcesOf({ name, folder }: Target): Required<Target> {
  if (folder) return { name, folder };
  throw new Failure('usage', `The sources of ${name} are not in this repository.`, {
    advice: ['Name their folder: npm run release -- ../path/to/folder'],
  });
}
