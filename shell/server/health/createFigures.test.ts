/** @jest-environment node */
import { countsOf } from './countsOf';
import { createFigures, type Figures } from './createFigures';
import type { Sender } from './createSenders';

const minute = 60_000;
const hex = (number: number) => number.toString(16).padStart(12, '0');
const network = (at: number) => `n${hex(at)}`;
const guest = (at: number): Sender => ({ visitor: network(at), network: network(at) });
const person = (at: number, from = 0): Sender => ({
  visitor: `p${hex(at)}`,
  network: network(from),
});

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const sum = (figures: Figures, release: string, since?: number, remote = 'media') =>
  countsOf(figures.all().get(remote)?.get(release), since);

test('every release has figures of its own', () => {
  const figures = createFigures();
  figures.visit('media', '1', guest(1));
  figures.visit('media', '1', guest(2));
  figures.fail('media', '1', guest(1));
  figures.visit('media', '2', guest(1));
  figures.visit('payments', '1', guest(1));
  expect(sum(figures, '1')).toEqual({ visitors: 2, failed: 1, people: 0, networks: 1 });
  expect(sum(figures, '2')).toEqual({ visitors: 1, failed: 0, people: 0, networks: 0 });
  expect(sum(figures, '1', 0, 'support').visitors).toBe(0);
});

test('a visitor counts once, however often he comes and fails', () => {
  const figures = createFigures();
  for (let left = 100; left > 0; left--) {
    figures.visit('media', '1', guest(1));
    figures.fail('media', '1', guest(1));
    jest.advanceTimersByTime(minute);
  }
  expect(sum(figures, '1')).toEqual({ visitors: 1, failed: 1, people: 0, networks: 1 });
});

test('people of one network are as many as they are, and guests of it one', () => {
  const figures = createFigures();
  for (const at of [1, 2, 3]) figures.fail('media', '1', person(at, 7));
  for (let left = 3; left > 0; left--) figures.fail('media', '1', guest(7));
  expect(sum(figures, '1')).toEqual({ visitors: 4, failed: 4, people: 3, networks: 1 });
});

test('a failure is news once a minute', () => {
  const figures = createFigures();
  expect(figures.fail('media', '1', guest(1))).toBe(true);
  expect(figures.fail('media', '1', guest(1))).toBe(false);
  expect(figures.fail('media', '1', guest(2))).toBe(true);
  jest.advanceTimersByTime(minute);
  expect(figures.fail('media', '1', guest(1))).toBe(true);
});

test('figures of before a moment can be left out', () => {
  const figures = createFigures();
  figures.visit('media', '1', guest(1));
  figures.fail('media', '1', guest(2));
  jest.advanceTimersByTime(10 * minute);
  figures.visit('media', '1', guest(3));
  expect(sum(figures, '1', Date.now() - 5 * minute)).toMatchObject({ visitors: 1, failed: 0 });
  expect(sum(figures, '1')).toMatchObject({ visitors: 3, failed: 1 });
});

test('a day later nothing is left, in the memory neither', () => {
  const figures = createFigures();
  for (let at = 0; at < 20; at++) {
    figures.visit('media', '1', guest(at));
    figures.fail('media', '1', guest(at));
  }
  figures.vital('media', '1', { name: 'LCP', value: 100 });
  jest.advanceTimersByTime(25 * 60 * minute);
  expect(sum(figures, '1')).toEqual({ visitors: 0, failed: 0, people: 0, networks: 0 });
  expect(figures.all().size).toBe(0);
});

test('of very many visitors a sample is kept, and the rate stays what it is', () => {
  const figures = createFigures();
  const spread = 2 ** 48 / 20_000;
  for (let at = 0; at < 20_000; at++) {
    const one = guest(Math.floor(at * spread));
    figures.visit('media', '1', one);
    if (at % 10 === 0) figures.fail('media', '1', one);
  }
  const { visitors, failed } = sum(figures, '1');
  expect(Math.abs(visitors / 20_000 - 1)).toBeLessThan(0.05);
  expect(Math.abs(failed / 2_000 - 1)).toBeLessThan(0.05);
  const kept = figures.all().get('media')?.get('1');
  expect(kept?.visitors.seen.size).toBeLessThanOrEqual(512);
  expect(kept?.failures.seen.size).toBeLessThanOrEqual(512);
});
