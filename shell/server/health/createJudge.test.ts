/** @jest-environment node */
import { createJudge } from './createJudge';

const registry = {
  history: async () => [],
  move: jest.fn(),
  current: jest.fn(),
  manifest: jest.fn(),
  shellManifest: jest.fn(),
  hasPassed: jest.fn(),
  damages: jest.fn(),
  store: {} as never,
};

test('failures that come during a look are judged by one more, whatever their number', async () => {
  const readAll = jest.fn(async () => new Map());
  const judge = createJudge({ registry, readAll, report: jest.fn() });
  const judged = Array.from({ length: 20 }, () => judge('media', 'b'));
  await Promise.all([...judged, judge('shell', 's')]);
  expect(readAll).toHaveBeenCalledTimes(3);

  await judge('media', 'b');
  expect(readAll).toHaveBeenCalledTimes(4);
});
