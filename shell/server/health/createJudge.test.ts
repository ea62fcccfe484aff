/** @jest-environment node */
import { ImpossibleDeployment } from '../../releases/deployments/deployments';
import { Conflict } from '../../releases/registry/BrokenHistory';
import type { Channel, Deployment, DeploymentKind } from '../../releases/registry/Deployment';
import type { Registry } from '../../releases/registry/Registry';
import { figuresIn, minuteOf, type AllFigures } from './createFigures';
import { createJudge } from './createJudge';
import { note } from './Sample';

const create = jest.fn<Promise<boolean>, [key: string]>();
const registry = {
  history: jest.fn<Promise<Deployment[]>, []>(),
  move: jest.fn<ReturnType<Registry['move']>, Parameters<Registry['move']>>(),
  current: jest.fn(),
  manifest: jest.fn(),
  shellManifest: jest.fn(),
  hasPassed: jest.fn(),
  damages: jest.fn(),
  store: { create } as never,
};
const report = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  registry.history.mockResolvedValue([]);
  registry.hasPassed.mockResolvedValue(true);
  registry.damages.mockResolvedValue([]);
});

test('failures that come during a look are judged by one more, whatever their number', async () => {
  const readAll = jest.fn(async () => new Map());
  const judge = createJudge({ registry, readAll, report });
  const judged = Array.from({ length: 20 }, () => judge('media', 'b'));
  await Promise.all([...judged, judge('shell', 's')]);
  expect(readAll).toHaveBeenCalledTimes(3);

  await judge('media', 'b');
  expect(readAll).toHaveBeenCalledTimes(4);
});

/** Moves of media in the last minutes, newest first. */
const moves = (...steps: [DeploymentKind, Partial<Channel>][]): Deployment[] =>
  steps
    .map(([kind, channel], at) => ({
      ...{ number: at + 1, by: 'ann', person: null, key: '', why: '', kind, remote: 'media' },
      at: new Date(Date.now() + (at - steps.length) * 60_000).toISOString(),
      channel: { stable: 'a', lastKnownGood: null, canary: null, ...channel },
    }))
    .reverse();

interface Told {
  visitors: number;
  failed?: number;
}

/** Of each release so many visitors, all of them people behind one address. */
function figuresOf(releases: Record<string, Told>): AllFigures {
  const all: AllFigures = new Map();
  const now = minuteOf(Date.now());
  for (const [release, { visitors, failed = 0 }] of Object.entries(releases)) {
    const figures = figuresIn(all, 'media', release);
    for (let at = 0; at < visitors; at++) {
      const visitor = `p${at.toString(16).padStart(12, '0')}`;
      note(figures.visitors, visitor, [now]);
      if (at < failed) note(figures.failures, visitor, [now, 'n000000000000']);
    }
  }
  return all;
}

type Step = [DeploymentKind, Partial<Channel>];
const canary: [Step, Step] = [
  ['release', {}],
  ['canary', { canary: { release: 'b', percent: 5, roles: [] } }],
];

async function judged(history: Deployment[], figures: AllFigures) {
  registry.history.mockResolvedValue(history);
  await createJudge({ registry, readAll: async () => figures, report })('media', 'b');
  return report.mock.calls.map(([{ kind, message }]: [{ kind: string; message: string }]) => [
    kind,
    message,
  ]);
}

test('an alarm of many people says what the server waits for, which is no longer people', async () => {
  const figures = figuresOf({ a: { visitors: 60 }, b: { visitors: 40, failed: 6 } });
  expect(await judged(moves(...canary), figures)).toEqual([
    [
      'alarm',
      'b failed for 6 of 40 visitors (15.0 %), a for 0 of 60 visitors (0.0 %). Enough people or networks have told of it (6 and 1): the server takes it back once this can no longer be chance.',
    ],
  ]);
  expect(registry.move).not.toHaveBeenCalled();
});

const failing = figuresOf({ a: { visitors: 60 }, b: { visitors: 9, failed: 9 } });
const failed = 'b failed for 9 of 9 visitors (100.0 %), a for 0 of 60 visitors (0.0 %).';
const given: [Step, Step] = [
  ['release', {}],
  ['release', { stable: 'b', lastKnownGood: 'a' }],
];
const leftToPeople = ' The server leaves it to you to take it back.';

test('the first release of a remote is compared with nothing', async () => {
  const first = moves(['release', { stable: 'b' }]);
  expect(await judged(first, failing)).toEqual([
    ['alarm', `b failed for 9 of 9 visitors (100.0 %).${leftToPeople}`],
  ]);
});

test('of a release that is held nobody looks what it could be taken back to', async () => {
  registry.damages.mockResolvedValue(['entry.js']);
  const history = moves(...given, ['hold', { ...given[1][1], held: ['b'] }]);
  expect(await judged(history, failing)).toEqual([['alarm', failed + leftToPeople]]);
});

test('an owner is written to also where no mark of it can be left', async () => {
  registry.manifest.mockResolvedValue({ declaration: { owner: 'ann@example.test' } });
  create.mockRejectedValue(new Error('The bucket is away.'));
  await judged(moves(...given), failing);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'alarm', owner: 'ann@example.test' }),
  );
});

test('a release that is given again and fails again raises an alarm again', async () => {
  const judge = createJudge({ registry, readAll: async () => failing, report });
  const [begun, running] = canary;
  const once = moves(begun, running);
  const again = moves(begun, running, ['stopCanary', {}], running, running);
  for (const moved of [once, once, again]) {
    registry.history.mockResolvedValue(moved);
    await judge('media', 'b');
  }
  const alarms = report.mock.calls.filter(([{ kind }]: [{ kind: string }]) => kind === 'alarm');
  expect(alarms).toHaveLength(2);
});

test('a canary of the shell is stopped, whatever the remotes of today need', async () => {
  registry.shellManifest.mockRejectedValue(new Error('The bucket is away.'));
  const history = moves(...canary).map((move) => ({ ...move, remote: 'shell' }));
  registry.history.mockResolvedValue(history);
  const figures: AllFigures = new Map([['shell', failing.get('media') ?? new Map()]]);
  await createJudge({ registry, readAll: async () => figures, report })('shell', 'b');
  expect(registry.move).toHaveBeenCalledTimes(1);
});

/** What the move of the server makes of a channel that somebody has changed meanwhile. */
async function madeOf(history: Deployment[], before: Partial<Channel>) {
  await judged(history, failing);
  const [change] = registry.move.mock.calls.at(-1) ?? [];
  return change?.channel({ stable: 'b', lastKnownGood: 'a', canary: null, ...before });
}

test.each<[string, Step[], Partial<Channel>]>([
  ['is no longer what everybody gets', given, { stable: 'c', lastKnownGood: 'b' }],
  ['is held by now', given, { held: ['b'] }],
  ['is no longer the canary', canary, { canary: { release: 'c', percent: 5, roles: [] } }],
  ['is given to everybody instead', canary, {}],
])('a release is not taken back that %s', async (_, steps, before) => {
  await expect(madeOf(moves(...steps), before)).rejects.toThrow(ImpossibleDeployment);
});

test('a release that still stands is taken back, a canary without moving what is stable', async () => {
  const back = { stable: 'a', lastKnownGood: null, canary: null };
  expect(await madeOf(moves(...given), {})).toEqual(back);
  const before = { stable: 'a', lastKnownGood: 'z', ...canary[1][1] };
  expect(await madeOf(moves(...canary), before)).toEqual({ ...before, canary: null });
});

test.each([
  ['somebody was faster', new Conflict('Somebody was faster.')],
  ['it is held', new ImpossibleDeployment('It is held.')],
])('of a move that is no longer needed the log says nothing: %s', async (_, reason) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registry.move.mockRejectedValue(reason);
  expect(await judged(moves(...given), failing)).toHaveLength(1);
  expect(registry.move).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
});

test('a move that fails otherwise is logged, and what was told of it stays told', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reason = new Error('The bucket is away.');
  registry.move.mockRejectedValue(reason);
  expect(await judged(moves(...given), failing)).toHaveLength(1);
  expect(log).toHaveBeenCalledWith('media b could not be judged:', reason);
});

test('what the server has moved is told of, with the figures, whoever moved something else since', async () => {
  const [newest] = moves(['release', { stable: 'p' }]);
  const others = newest ? [{ ...newest, number: 9, remote: 'payments' }] : [];
  await judged([...others, ...moves(...given)], failing);
  expect(report).toHaveBeenLastCalledWith({
    ...{ kind: 'move', move: 'rollback', remote: 'media', release: 'b', owner: null },
    message: failed,
  });
  expect(registry.shellManifest).not.toHaveBeenCalled();
  const [change] = registry.move.mock.calls[0] ?? [];
  expect(change).toMatchObject({ remote: 'media', kind: 'rollback', why: failed });
  const before = { stable: 'b', lastKnownGood: 'a', canary: null };
  expect(change?.channel(before)).toEqual({ stable: 'a', lastKnownGood: null, canary: null });
});

test('beside a newer shell people are asked which of the two is to go', async () => {
  const [shell] = moves(['release', { stable: 's' }]);
  const newer = shell ? [{ ...shell, number: 9, at: new Date().toISOString() }] : [];
  const history = [...newer.map((move) => ({ ...move, remote: 'shell' })), ...moves(...given)];
  expect(await judged(history, failing)).toEqual([
    [
      'alarm',
      `${failed} The shell has changed since it was given: the server leaves it to you to take back one of the two.`,
    ],
  ]);
});

test('an alarm of few says how many the server waits for', async () => {
  const figures = figuresOf({ a: { visitors: 60 }, b: { visitors: 4, failed: 4 } });
  expect(await judged(moves(...given), figures)).toEqual([
    [
      'alarm',
      'b failed for 4 of 4 visitors (100.0 %), a for 0 of 60 visitors (0.0 %). The server takes it back when it fails for five people or in five networks: by now 4 and 1.',
    ],
  ]);
});

test('nothing is told of a release that works, nor of one that visitors do not get', async () => {
  const working = figuresOf({ a: { visitors: 60 }, b: { visitors: 60, failed: 1 } });
  expect(await judged(moves(...given), working)).toStrictEqual([]);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await judged(moves(['release', {}]), failing)).toStrictEqual([]);
  expect(log).not.toHaveBeenCalled();
});
