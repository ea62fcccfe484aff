import type { Registry } from '../registry/Registry';
import { Failure } from './Failure';
import { type Target, targetOf } from './targetOf';

/** The remote that somebody named, among those of the registry and of this repository. */
export async function findTarget(registry: Registry, word: string | undefined): Promise<Target> {
  if (!word) throw new Failure('usage', 'Name a remote.');
  const { channels, retired } = await registry.current();
  return targetOf(word, Object.keys({ ...channels, ...retired }));
}

/** @throws Failure when the sources of a remote are not on this machine. */
export function sourcesOf({ name, folder }: Target): Required<Target> {
  if (folder) return { name, folder };
  throw new Failure('usage', `The sources of ${name} are not in this repository.`, {
    advice: ['Name their folder: npm run release -- ../path/to/folder'],
  });
}
