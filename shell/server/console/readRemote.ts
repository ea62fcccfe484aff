import type { Registry } from '../../releases/registry/Registry';
import { ConsoleRefusal } from './ConsoleRefusal';
import type { createSizes } from './createSizes';
import { keptRelease } from './keptRelease';
import { readFacts } from './readFacts';
import { releasedRemote } from './releasedRemote';

/** Older ones are listed by `npm run release -- list`. */
const mostShown = 50;

/** How one remote stands, and the releases that it could be given. */
export async function readRemote(
  registry: Registry,
  name: string,
  sizeOf: ReturnType<typeof createSizes>,
) {
  const facts = await readFacts(registry);
  const remote = await releasedRemote(name, facts);
  if (!remote) throw new ConsoleRefusal(404, 'NOT_FOUND');
  const newest = (await registry.releases(name)).slice(-mostShown).reverse();
  const releases = await Promise.all(
    newest.map((release) => keptRelease({ name, release }, facts, sizeOf)),
  );
  return { remote, releases: releases.filter((release) => release !== undefined) };
}
