/** @jest-environment node */
import { createFigures } from './createFigures';

const visit = { visits: 1, failed: 0 };
const failure = { visits: 0, failed: 1 };
const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('every release has figures of its own', () => {
  const figures = createFigures();
  figures.add('media', '1', visit);
  figures.add('media', '1', visit);
  figures.add('media', '1', failure);
  figures.add('media', '2', visit);
  figures.add('payments', '1', visit);
  expect(figures.sum('media', '1')).toEqual({ visits: 2, failed: 1 });
  expect(figures.sum('media', '2')).toEqual({ visits: 1, failed: 0 });
  expect(figures.sum('support', '1')).toEqual({ visits: 0, failed: 0 });
});

test('figures of before a moment can be left out', () => {
  const figures = createFigures();
  figures.add('media', '1', visit);
  jest.advanceTimersByTime(10 * minute);
  figures.add('media', '1', visit);
  expect(figures.sum('media', '1', Date.now() - 5 * minute).visits).toBe(1);
  expect(figures.sum('media', '1').visits).toBe(2);
});

test('a day later nothing is left, in the memory neither', () => {
  const figures = createFigures();
  for (let left = 2000; left > 0; left--) {
    figures.add('media', '1', visit);
    jest.advanceTimersByTime(minute);
  }
  expect(figures.entries()[0]?.minutes.length).toBeLessThanOrEqual(24 * 60);
  jest.advanceTimersByTime(24 * 60 * minute);
  expect(figures.sum('media', '1')).toEqual({ visits: 0, failed: 0 });
});

test('there are never more failed visits than visits', () => {
  const figures = createFigures();
  figures.add('media', '1', failure);
  expect(figures.sum('media', '1')).toEqual({ visits: 1, failed: 1 });
});
