import { Failure } from './Failure';
import type { Target } from './targetOf';

/** @throws Failure when the sources of a remote are not on this machine. */
export function sourcesOf({ name, folder }: Target): Required<Target> {
  if (folder) return { name, folder };
  throw new Failure('usage', `The sources of ${name} are not in this repository.`, {
    advice: ['Name their folder: npm run release -- ../path/to/folder'],
  });
}
