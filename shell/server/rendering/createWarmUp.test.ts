/** @jest-environment node */
import type { Planner } from '../createPlanner';
import { createWarmUp } from './createWarmUp';

const title = { ru: 'а', en: 'a' };
const route = { screen: 'A', title, access: 'public', isServerRendered: true };
const routes = [
  { ...route, path: '/news' },
  { ...route, path: '/news/:url' },
  { ...route, path: '/help', isServerRendered: undefined },
  { ...route, path: '/events' },
  { ...route, path: '/me/card', access: ['STUDENT'] },
];
const planner = {
  read: async () => ({
    plan: {},
    shell: {},
    active: [{ base: '/', manifest: { declaration: { routes, slots: [] } } }],
  }),
} as unknown as Planner;

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('it is done when every page that needs no record has been rendered', async () => {
  const asked: [string, unknown][] = [];
  const render = async ({ address, own }: { address: string; own?: unknown }) =>
    void asked.push([address, own]);
  const warmUp = createWarmUp({ planner, render });
  expect(warmUp.isDone()).toBe(false);
  await settled();
  expect(asked).toContainEqual(['/', undefined]);
  expect(asked.slice(-3)).toEqual([
    ['/news', undefined],
    ['/events', undefined],
    ['/me/card', {}],
  ]);
  expect(warmUp.isDone()).toBe(true);
});

test('a page that fails, or takes for ever, keeps nobody out', async () => {
  const failing = createWarmUp({ planner, render: () => Promise.reject(new Error('no')) });
  failing.begin();
  await settled();
  expect(failing.isDone()).toBe(true);

  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const hanging = createWarmUp({ planner, render: () => new Promise(() => undefined) });
  hanging.begin();
  await settled();
  expect(hanging.isDone()).toBe(false);
  jest.advanceTimersByTime(15_000);
  await settled();
  expect(hanging.isDone()).toBe(true);
  jest.useRealTimers();
});

test('where nobody knows yet what to render, it begins again when it is asked for', async () => {
  const read = jest.spyOn(planner, 'read').mockRejectedValueOnce(new Error('no shell'));
  const render = jest.fn(async () => undefined);
  const warmUp = createWarmUp({ planner, render });
  warmUp.begin();
  await settled();
  expect(warmUp.isDone()).toBe(false);
  await settled();
  expect(warmUp.isDone()).toBe(true);
  expect(render).toHaveBeenCalled();
  read.mockRestore();
});
