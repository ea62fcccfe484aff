/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { ConsoleMessage, Page } from 'playwright';
import type { MountVisit } from './visitsOf';
import { isTimeout, sayProblems, watchPage } from './watchPage';

test('a page is late when a part of it or an answer did not come in time', () => {
  expect(isTimeout({ name: 'ChunkLoadError', type: 'timeout' })).toBe(true);
  expect(isTimeout({ name: 'LoadError', problem: 'late' })).toBe(true);
  expect(isTimeout({ name: 'ApiError', status: 'TIMEOUT_ERROR' })).toBe(true);
});

test('a page is not late when a part of it is missing or its own error speaks of time', () => {
  expect(isTimeout({ name: 'ChunkLoadError', type: 'missing' })).toBe(false);
  expect(isTimeout({ name: 'LoadError', problem: 'gone' })).toBe(false);
  expect(isTimeout({ name: 'Error', type: 'timeout', problem: 'late' })).toBe(false);
  expect(isTimeout({ name: 'ApiError', status: 503 })).toBe(false);
  expect(isTimeout({})).toBe(false);
});

const visit: MountVisit = {
  ...{ address: '/events', path: '/events', person: null, isFirst: true },
  ...{ looks: [{ language: 'ru', width: 1280 }], what: 'the route /events' },
};
const leaving = {
  text: 'asks whether to leave it.',
  url: '',
  isDeed: true,
  mayBeAsked: true,
} as const;

test('a page that asks about leaving has a reason where a smoke has typed, and none elsewhere', () => {
  expect(sayProblems(visit, [leaving])).toEqual(['asks whether to leave it.']);
  expect(sayProblems({ ...visit, steps: [] }, [leaving])).toStrictEqual([]);
});

const messageWith = (evaluate: () => Promise<unknown>) =>
  ({
    ...{ type: () => 'error', text: () => 'Not found', location: () => ({ url: '' }) },
    args: () => [{ evaluate }],
  }) as unknown as ConsoleMessage;

test('an error of a page that runs in circles is waited for no longer than the page', async () => {
  const page = new EventEmitter();
  const { problems, kinds } = watchPage(page as unknown as Page, 10);
  const tellers = [
    () => new Promise(() => {}),
    async () => ({ name: 'LoadError', problem: 'late' }),
    () => Promise.reject(new Error('Its page is gone')),
  ];
  for (const teller of tellers) page.emit('console', messageWith(teller));
  expect(await Promise.all(kinds)).toEqual([{}, { name: 'LoadError', problem: 'late' }, {}]);
  expect(problems).toHaveLength(3);
});
