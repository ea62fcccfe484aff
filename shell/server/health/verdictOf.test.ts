/** @jest-environment node */
import type { Channel, Deployment, DeploymentKind } from '../../releases/registry/Deployment';
import { figuresIn, minuteOf, type AllFigures } from './createFigures';
import { note } from './Sample';
import { trialOf as judged, verdictOf } from './verdictOf';

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

const trialOf = (
  release: string,
  moves: Deployment[],
  now: number,
  shellHistory: Deployment[] = [],
) => judged(release, { history: moves, shellHistory, now });

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
    expect(trialOf('b', deployments, since + 30 * minute)).toEqual({
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
  ['its remote is taken off', 'a', history(['release', {}], ['retire', { isRetired: true }])],
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

/** The shell as it was moved at this minute. */
const shellAt = (kind: DeploymentKind, at: number): Deployment[] =>
  history([kind, { stable: 's' }]).map((each) => ({
    ...each,
    remote: 'shell',
    at: new Date(start + at * minute).toISOString(),
  }));

test.each([
  ['a newer shell came after it', shellAt('release', 2)],
  ['the shell was taken back after it', shellAt('rollback', 2)],
  ['the shell was taken back while it was tried', shellAt('rollback', -5)],
])('a release that fails is left to people when %s', (_, shell) => {
  const trial = trialOf('b', history(['release', stable]), start + 5 * minute, shell);
  expect(trial).toMatchObject({ move: null, isShellNewer: true, baseline: { release: 'a' } });
});

test.each([
  ['stood there before it', shellAt('release', -5)],
  ['came with it', shellAt('release', 0)],
  ['was taken back long before it', shellAt('rollback', -11)],
  ['is only held since', [...shellAt('hold', 2), ...shellAt('release', -5)]],
  ['is only held no more since', [...shellAt('unhold', 2), ...shellAt('release', -5)]],
  ['is only vouched for since', [...shellAt('repair', 2), ...shellAt('release', -5)]],
])('a release that fails is taken back when the shell %s', (_, shell) => {
  const trial = trialOf('b', history(['release', stable]), start + 5 * minute, shell);
  expect(trial?.move).toBe('rollback');
});

test('a canary in a shell that changed is left to people for half an hour', () => {
  const deployments = history(['canary', { canary: canary('b', 5) }]);
  const at = (time: number) =>
    trialOf('b', deployments, start + time * minute, shellAt('release', 100));
  const baseline = { release: 'a', since: start };
  expect(at(110)).toEqual({ move: null, since: start, baseline, isShellNewer: true });
  expect([at(130)?.move, at(131)?.move]).toEqual([null, 'stopCanary']);
});

test.each([0, -5])('a canary is stopped in a shell that stood there when it began: %s', (at) => {
  const deployments = history(['canary', { canary: canary('b', 5) }]);
  const trial = trialOf('b', deployments, start + 5 * minute, shellAt('release', at));
  expect(trial?.move).toBe('stopCanary');
});

describe('a verdict', () => {
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(start + 20 * minute));
  afterEach(() => jest.restoreAllMocks());
  const begun = history(['release', {}], ['canary', { canary: canary('b', 5) }]);
  const ofCanary = { name: 'media', release: 'b' };

  test('goes by what both releases have met since the canary began', () => {
    const all: AllFigures = new Map();
    for (const release of ['a', 'b'])
      for (const at of [5, 15])
        note(figuresIn(all, 'media', release).visitors, `p${String(at).padStart(12, '0')}`, [
          minuteOf(start + at * minute),
        ]);
    const both = { candidate: { visitors: 1 }, compared: { visitors: 1 } };
    expect(verdictOf(ofCanary, begun, all)).toMatchObject(both);
  });

  test('knows of the shell around it, and of a shell that there is none', () => {
    const shell = shellAt('release', 15);
    expect(verdictOf(ofCanary, [...shell, ...begun], new Map())).toMatchObject({
      isShellNewer: true,
    });
    const steps: [DeploymentKind, Partial<Channel>][] = [
      ['release', stable],
      ['canary', { ...stable, canary: canary('c', 5) }],
    ];
    const own = history(...steps).map((move) => ({ ...move, remote: 'shell' }));
    expect(verdictOf({ name: 'shell', release: 'b' }, own, new Map())?.move).toBe('rollback');
  });
});
