import type { Registry, Release } from '../registry/Registry';
import { Failure } from './Failure';
import { nearest } from './nearest';

const shown = 5;

/** @throws Failure with the releases that are kept when this one is not. */
export async function findRelease(registry: Registry, which: Release): Promise<Release> {
  const { name, release } = which;
  if (await registry.publication(name, release)) return which;
  const kept = (await registry.releases(name)).reverse();
  const meant = nearest(release, kept);
  throw new Failure('usage', `No release ${release} of ${name} is kept.`, {
    advice: [
      ...(meant ? [`Did you mean ${meant}?`] : []),
      kept.length > 0
        ? `The newest that are: ${kept.slice(0, shown).join(', ')}.`
        : `Release it first: npm run release -- ${name}`,
    ],
  });
}

/** @throws Failure while there is no shell that a remote could be judged by. */
export async function requireShell(registry: Registry, name: string): Promise<void> {
  const { channels } = await registry.current();
  if (name === 'shell' || channels.shell) return;
  throw new Failure('conflict', `No shell is released yet that ${name} could run in.`, {
    advice: [
      'npm run release -- shell',
      'Or npm start, which releases everything that is missing.',
    ],
  });
}
