/** @jest-environment node */
import type { Channel, Deployment, DeploymentKind } from '../../releases/registry/Deployment';
import { trialOf } from './verdictOf';

const minute = 60_000;
const start = Date.parse('2026-11-21T12:00:00Z');

/** Moves of one remote, ten minutes apart, newest first. */
const history = (...steps: [DeploymentKind, Partial<Channel>][]): Deployment[] =>
  steps
    .map(([kind, channel], at) => ({
      number: at + 1,
      at: new Date(start + at * 10 * minute).toISOString(),
      ...{ by: 'ann', person: null, key: '' },
      why: '',
      kind,
      remote: 'media',
      channel: { stable: 'a', lastKnownGood: null, canary: null, ...channel },
    }))
    .reverse();

const canary = (release: string, percent: number) => ({ release, percent, roles: [] });

test('a canary is compared with the stable release, from its first percent on', () => {
  const deployments = history(
    ['release', { stable: 'a' }],
    ['canary', { canary: canary('b', 5) }],
    ['canary', { canary: canary('b', 50) }],
  );
  const since = start + 10 * minute;
  expect(trialOf('b', deployments, start + 600 * minute)).toEqual({
    move: 'stopCanary',
    since,
    baseline: { release: 'a', since },
  });
});

test('a canary that starts again starts from nothing', () => {
  const deployments = history(
    ['release', { stable: 'a' }],
    ['canary', { canary: canary('b', 5) }],
    ['stopCanary', {}],
    ['canary', { canary: canary('b', 5) }],
  );
  expect(trialOf('b', deployments, start + 60 * minute)?.since).toBe(start + 30 * minute);
});

test.each<[string, DeploymentKind]>([
  ['released', 'release'],
  ['promoted', 'promote'],
])(
  'a release that was %s is compared with the one before, and goes back in half an hour at most',
  (_, kind) => {
    const deployments = history(
      ['release', { stable: 'a' }],
      [kind, { stable: 'b', lastKnownGood: 'a' }],
    );
    const since = start + 10 * minute;
    expect(trialOf('b', deployments, since + 29 * minute)).toEqual({
      move: 'rollback',
      since,
      baseline: { release: 'a', since: 0 },
    });
    expect(trialOf('b', deployments, since + 31 * minute)?.move).toBeNull();
  },
);

test('a canary beside it does not make a release younger', () => {
  const stable = { stable: 'b', lastKnownGood: 'a' };
  const deployments = history(
    ['release', stable],
    ['canary', { ...stable, canary: canary('c', 5) }],
    ['stopCanary', stable],
  );
  expect(trialOf('b', deployments, start + 25 * minute)?.since).toBe(start);
  expect(trialOf('b', deployments, start + 35 * minute)?.move).toBeNull();
});

test.each([
  ['nothing is known', 'a', history()],
  ['it is another one', 'x', history(['release', { stable: 'b', lastKnownGood: 'a' }])],
  ['its canary is over', 'b', history(['canary', { canary: canary('b', 5) }], ['stopCanary', {}])],
])('a release is not on trial when %s', (_, release, deployments) => {
  expect(trialOf(release, deployments, start + minute)).toBeNull();
});

const stable = { stable: 'b', lastKnownGood: 'a' };

test.each([
  ['it is the first one', 'a', history(['release', { stable: 'a' }]), null],
  ['somebody went back to it', 'b', history(['rollback', stable]), 'a'],
  ['it is held', 'b', history(['release', stable], ['hold', { ...stable, held: ['b'] }]), 'a'],
  ['its canary is held', 'c', history(['canary', { canary: canary('c', 5), held: ['c'] }]), 'a'],
])('a release is watched, and not moved, when %s', (_, release, deployments, baseline) => {
  const trial = trialOf(release, deployments, start + minute);
  expect(trial?.move).toBeNull();
  expect(trial?.baseline?.release ?? null).toBe(baseline);
});

test('a hold makes no release younger, and ends', () => {
  const deployments = history(
    ['release', stable],
    ['hold', { ...stable, held: ['b'] }],
    ['unhold', stable],
  );
  expect(trialOf('b', deployments, start + 25 * minute)).toMatchObject({
    move: 'rollback',
    since: start,
  });
});
