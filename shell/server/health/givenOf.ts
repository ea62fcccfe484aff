import type { Registry, Standing } from '../../releases/registry/Registry';
import type { Reading } from '../createPlanner';
import { type MatchedScreen, slotsOn } from '../matchScreen';
import type { Given } from './createVisits';
import type { FastifyRequest } from 'fastify';

/** Whether somebody is going to see the document: a worker also fetches some only to keep them. */
export const isVisit = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>) =>
  method === 'GET' && headers['sec-fetch-dest'] !== 'empty';

interface Asked extends Pick<Reading, 'active' | 'shell'> {
  screen: MatchedScreen | null;
  isSignedIn: boolean;
}

/** The releases that a document is made with, and which of them are on its page. */
export function givenOf({ active, shell, screen, isSignedIn }: Asked): Given[] {
  const isOnPage = (release: Reading['active'][number]) =>
    screen?.remote?.release === release || slotsOn(release, { screen, isSignedIn }).length > 0;
  return [
    { remote: 'shell', release: shell.release, isCounted: true },
    ...active.map((one) => ({
      remote: one.manifest.declaration.name,
      release: one.manifest.release,
      isCounted: isOnPage(one),
    })),
  ];
}

/**
 * Whether visitors get a release now, or fall back to it. Reports name releases, and whoever sends
 * them could name any: figures of others would fill the memory. While the registry cannot be read,
 * what was given last counts.
 */
export function createIsGiven({ current }: Pick<Registry, 'current'>) {
  let last: Standing | undefined;
  return async (remote: string, release: string): Promise<boolean> => {
    last = await current().catch(() => last);
    const channel = new Map(Object.entries(last?.channels ?? {})).get(remote);
    const { stable, lastKnownGood, canary } = channel ?? {};
    return [stable, lastKnownGood, canary?.release].includes(release);
  };
}
