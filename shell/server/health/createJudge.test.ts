/** @jest-environment node */
import type { Channel, Deployment, DeploymentKind } from '../../releases/registry/Deployment';
import { figuresIn, minuteOf, type AllFigures } from './createFigures';
import { createJudge } from './createJudge';
import { note } from './Sample';

const registry = {
  history: jest.fn<Promise<Deployment[]>, []>(),
  move: jest.fn(),
  current: jest.fn(),
  manifest: jest.fn(),
  shellManifest: jest.fn(),
  hasPassed: jest.fn(),
  damages: jest.fn(),
  store: { create: jest.fn() } as never,
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

const canary: [DeploymentKind, Partial<Channel>][] = [
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
