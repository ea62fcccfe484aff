/** @jest-environment node */
import type { Channel, Deployment, DeploymentKind } from '../registry/Deployment';
import {
  canaryStopped,
  held,
  ImpossibleDeployment,
  promoted,
  restored,
  retired,
  rolledBack,
  toCanary,
  toStable,
  unheld,
} from './deployments';

const some = { percent: 5, roles: [] };

/** Makes moves one after the other and keeps their history, newest first. */
function story(remote = 'media') {
  let channel: Channel | undefined;
  const history: Deployment[] = [];
  const go = (kind: DeploymentKind, deployment: (before: Channel | undefined) => Channel) => {
    channel = deployment(channel);
    const number = history.length + 1;
    history.unshift({
      number,
      at: '',
      by: 'ann',
      person: null,
      key: '',
      why: '',
      kind,
      remote,
      channel,
    });
    return channel;
  };
  return {
    release: (id: string) => go('release', toStable(id)),
    canary: (id: string) => go('canary', toCanary({ release: id, ...some })),
    promote: () => go('promote', promoted),
    hold: (id: string) => go('hold', held(id)),
    unhold: (id: string) => go('unhold', unheld(id)),
    back: (release?: string) => go('rollback', rolledBack({ history, remote, release })),
    retire: () => go('retire', retired(remote)),
    restore: () => go('restore', restored),
    history,
  };
}

test('the release before becomes the last known good one', () => {
  const media = story();
  expect(media.release('a')).toEqual({ stable: 'a', lastKnownGood: null, canary: null });
  expect(media.release('b')).toEqual({ stable: 'b', lastKnownGood: 'a', canary: null });
});

test('a remote that was taken off comes back as it was, or by another release with no way back', () => {
  const media = story();
  media.release('a');
  media.release('b');
  expect(media.retire()).toEqual({
    stable: 'b',
    lastKnownGood: 'a',
    canary: null,
    isRetired: true,
  });
  for (const deployment of [media.retire, media.back, () => media.canary('c'), media.promote])
    expect(deployment).toThrow(ImpossibleDeployment);
  expect(media.back).toThrow('restore it, or release it anew');
  expect(media.restore()).toEqual({ stable: 'b', lastKnownGood: 'a', canary: null });
  expect(media.restore).toThrow('It is not taken off.');
  media.retire();
  expect(media.release('c')).toEqual({ stable: 'c', lastKnownGood: null, canary: null });
});

test('the shell is never taken off, nor what was never released', () => {
  expect(() => story('shell').retire()).toThrow('Without its shell');
  expect(() => story().retire()).toThrow('was never released');
});

test('the same release twice to everybody is refused', () => {
  const media = story();
  media.release('a');
  expect(() => media.release('a')).toThrow('a is what everybody gets already.');
});

test('a release to everybody ends the canary of another release, and of its own', () => {
  const media = story();
  media.release('a');
  media.canary('b');
  expect(media.release('c')).toEqual({ stable: 'c', lastKnownGood: 'a', canary: null });
  media.canary('d');
  expect(media.release('d')).toEqual({ stable: 'd', lastKnownGood: 'c', canary: null });
  media.canary('e');
  expect(media.release('d')).toEqual({ stable: 'd', lastKnownGood: 'c', canary: null });
});

test('a canary leaves everybody else where they are, and can grow', () => {
  const stable = { stable: 'a', lastKnownGood: 'z', canary: null };
  const small = toCanary({ release: 'b', ...some })(stable);
  expect(small).toEqual({ ...stable, canary: { release: 'b', percent: 5, roles: [] } });
  expect(toCanary({ release: 'b', percent: 50, roles: ['STUDENT'] })(small).canary).toEqual({
    release: 'b',
    percent: 50,
    roles: ['STUDENT'],
  });
});

test.each([
  ['no stable release', undefined, { release: 'b', ...some }, /Nothing is released/],
  ['the stable release', 'b', { release: 'b', ...some }, /gets already/],
  ['nobody', 'a', { release: 'b', percent: 0, roles: [] }, /reaches nobody/],
  ['less than nobody', 'a', { release: 'b', percent: -1, roles: [] }, /not -1/],
  ['more than everybody', 'a', { release: 'b', percent: 101, roles: [] }, /not 101/],
  ['no number', 'a', { release: 'b', percent: Number.NaN, roles: [] }, /not NaN/],
])('a canary of %s is refused', (_, stable, canary, sentence) => {
  const before = stable ? { stable, lastKnownGood: null, canary: null } : undefined;
  expect(() => toCanary(canary)(before)).toThrow(sentence);
});

test('a canary may reach everybody, or people of a role alone', () => {
  const stable = { stable: 'a', lastKnownGood: null, canary: null };
  for (const reach of [
    { percent: 100, roles: [] },
    { percent: 0, roles: ['STUDENT' as const] },
  ])
    expect(toCanary({ release: 'b', ...reach })(stable).canary).toEqual({ release: 'b', ...reach });
});

test('promote makes the canary stable and the old stable release the last known good one', () => {
  const media = story();
  media.release('a');
  media.canary('b');
  expect(media.promote()).toEqual({ stable: 'b', lastKnownGood: 'a', canary: null });
  expect(() => media.promote()).toThrow('No canary runs');
});

test('stopping a canary leaves the stable release and its way back', () => {
  const before = { stable: 'b', lastKnownGood: 'a', canary: { release: 'c', ...some } };
  const after = canaryStopped(before);
  expect(after).toEqual({ stable: 'b', lastKnownGood: 'a', canary: null });
  expect(() => canaryStopped(after)).toThrow('No canary runs');
});

test('rollback goes to the last known good release, again and again, until nothing is known', () => {
  const media = story();
  for (const id of ['a', 'b', 'c']) media.release(id);
  expect(media.back()).toEqual({ stable: 'b', lastKnownGood: 'a', canary: null });
  expect(media.back()).toEqual({ stable: 'a', lastKnownGood: null, canary: null });
  expect(() => media.back()).toThrow('name the one to go back to');
});

test('a release that was taken back is never the last known good one', () => {
  const media = story();
  for (const id of ['a', 'b']) media.release(id);
  expect(media.back().lastKnownGood).toBeNull();
  expect(media.release('c').lastKnownGood).toBe('a');
  expect(media.back()).toEqual({ stable: 'a', lastKnownGood: null, canary: null });
  expect(media.back('c')).toEqual({ stable: 'c', lastKnownGood: null, canary: null });
});

test('rollback to a named release ends the canary and knows what was good before it', () => {
  const media = story();
  for (const id of ['a', 'b', 'c']) media.release(id);
  media.canary('d');
  expect(media.back('b')).toEqual({ stable: 'b', lastKnownGood: 'a', canary: null });
});

test('a release that was taken back long ago is none to fall back to', () => {
  const media = story();
  for (const id of ['a', 'b', 'c']) media.release(id);
  expect(media.back().stable).toBe('b');
  expect(media.back().stable).toBe('a');
  expect(media.back('c')).toEqual({ stable: 'c', lastKnownGood: null, canary: null });
});

test('rollback to what everybody gets is refused', () => {
  const media = story();
  media.release('a');
  media.release('b');
  expect(() => media.back('b')).toThrow('b is what everybody gets already.');
});

/** Goes back to `a`, of which the only move that is known says this. */
function backBy(newest: Pick<Deployment, 'kind' | 'channel'>) {
  const media = story();
  media.release('a');
  const history = media.history.map((deployment) => ({ ...deployment, ...newest }));
  const before = { stable: 'c', lastKnownGood: null, canary: null };
  return rolledBack({ history, remote: 'media', release: 'a' })(before);
}

test('a rollback before which no move is known hides no way back', () => {
  const channel = { stable: 'a', lastKnownGood: 'b', canary: null };
  expect(backBy({ kind: 'rollback', channel }).lastKnownGood).toBe('b');
});

test('a release is never the last known good one of itself', () => {
  const channel = { stable: 'a', lastKnownGood: 'a', canary: null };
  expect(backBy({ kind: 'release', channel }).lastKnownGood).toBeNull();
});

test('rollback does not look at the moves of other remotes', () => {
  const { history, ...payments } = story('payments');
  payments.release('a');
  payments.release('b');
  const before = { stable: 'c', lastKnownGood: 'b', canary: null };
  expect(rolledBack({ history, remote: 'media' })(before).lastKnownGood).toBeNull();
});

test('a hold goes along while its release is given, and ends with it', () => {
  const media = story();
  media.release('a');
  media.canary('b');
  expect(media.hold('b').held).toEqual(['b']);
  expect(media.promote()).toMatchObject({ stable: 'b', held: ['b'] });
  expect(media.canary('c')).toMatchObject({ stable: 'b', held: ['b'] });
  expect(media.release('c')).toEqual({ stable: 'c', lastKnownGood: 'b', canary: null });
  expect(media.back().held).toBeUndefined();
});

test('a canary that is stopped is held no more when it starts again', () => {
  const media = story();
  media.release('a');
  media.canary('b');
  media.hold('b');
  expect(canaryStopped(media.history[0]?.channel).held).toBeUndefined();
});

test('of two holds the one is let go, and the other stays', () => {
  const media = story();
  media.release('a');
  media.hold('a');
  media.canary('b');
  expect(media.hold('b').held).toEqual(['a', 'b']);
  expect(media.unhold('a').held).toEqual(['b']);
});

test.each([
  ['promoted', promoted, 'No canary runs'],
  ['stopped', canaryStopped, 'No canary runs'],
  ['taken back', rolledBack({ history: [], remote: 'media' }), 'there is no way back'],
  ['let go', unheld('a'), 'a is not held.'],
  ['restored', restored, 'It is not taken off.'],
] as const)('what was never released is not %s', (_, deployment, sentence) => {
  const move = () => deployment(undefined);
  expect(move).toThrow(expect.objectContaining({ name: 'ImpossibleDeployment' }) as Error);
  expect(move).toThrow(sentence);
});

test('what nobody gets is not held, and nothing is held twice or let go twice', () => {
  const media = story();
  expect(() => media.hold('a')).toThrow('No visitor gets a');
  media.release('a');
  expect(() => media.hold('b')).toThrow('No visitor gets b');
  media.hold('a');
  expect(() => media.hold('a')).toThrow('a is held already.');
  media.unhold('a');
  expect(() => media.unhold('a')).toThrow('a is not held.');
});
