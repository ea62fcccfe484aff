import { ConsoleRefusal } from './ConsoleRefusal';
import type { createSizes } from './createSizes';
import type { Facts } from './Facts';
import { keptRelease } from './keptRelease';
import { releasedRemote } from './releasedRemote';

/** Older ones are listed by `npm run release -- list`. */
const mostShown = 50;

/** How one remote stands, and the releases that it could be given. */
export async function readRemote(
  name: string,
  facts: Facts,
  sizeOf: ReturnType<typeof createSizes>,
) {
  const remote = await releasedRemote(name, facts);
  if (!remote) throw new ConsoleRefusal(404, 'NOT_FOUND');
  const newest = (await facts.registry.releases(name)).slice(-mostShown).reverse();
  const releases = await Promise.all(
    newest.map((release) => keptRelease({ name, release }, facts, sizeOf)),
  );
  return { remote, releases: releases.filter((release) => release !== undefined) };
}
