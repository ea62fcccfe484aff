/** @jest-environment node */
import type { Deployed } from '../commands/deploy';
import { printDeployed } from './printDeployed';

const about = {
  remote: 'media',
  release: 'b',
  at: '2026-11-21T20:00:00.000Z',
  by: 'ann',
  why: 'test',
};
const some = { release: 'c', percent: 5, roles: ['STUDENT' as const] };
const stable = { stable: 'b', lastKnownGood: 'a', canary: null };

test.each<[Deployed['kind'], Partial<Deployed>, string]>([
  [
    'release',
    { before: { stable: 'a', lastKnownGood: null, canary: some }, channel: stable },
    `media b is released.
  Everybody gets it with their next page, and got a before.
  The canary c is over.

  Take it back, to a:  npm run release -- rollback media`,
  ],
  [
    'release',
    { before: null, channel: { ...stable, lastKnownGood: null } },
    `media b is released.
  Everybody gets it with their next page.

  Look at it:  npm run release -- show media`,
  ],
  [
    'canary',
    { before: stable, channel: { ...stable, canary: some } },
    `media c is released as a canary.
  5 % of the visitors and STUDENT get it; everybody else stays with b.

  Look at it:            npm run release -- show media
  Give it to more:       npm run release -- canary media c --percent 50 --roles STUDENT
  Give it to everybody:  npm run release -- promote media
  Take it back:          npm run release -- rollback media`,
  ],
  [
    'canary',
    { before: stable, channel: { ...stable, canary: { ...some, roles: [] } } },
    `media c is released as a canary.
  5 % of the visitors get it; everybody else stays with b.

  Look at it:            npm run release -- show media
  Give it to more:       npm run release -- canary media c --percent 50
  Give it to everybody:  npm run release -- promote media
  Take it back:          npm run release -- rollback media`,
  ],
  [
    'stopCanary',
    { before: { ...stable, canary: some }, channel: stable },
    `The canary of media, c, is stopped.
  Everybody gets b, as most did all the time.

  Go back further, to a:  npm run release -- rollback media`,
  ],
  [
    'rollback',
    { before: stable, channel: { stable: 'a', lastKnownGood: null, canary: null } },
    `media is back at a.
  Everybody gets it with their next page, and no longer b.

  Look at it:  npm run release -- show media`,
  ],
])('says after %s what visitors get and how to go on', (kind, states, text) => {
  expect(printDeployed({ ...about, before: null, channel: stable, ...states, kind })).toBe(text);
});
