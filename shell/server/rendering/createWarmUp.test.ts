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
  const asked: string[] = [];
  const render = async ({ address }: { address: string }) => void asked.push(address);
  const warmUp = createWarmUp({ planner, render });
  expect(warmUp.isDone()).toBe(false);
  await settled();
  expect(asked).toContain('/');
  expect(asked.slice(-2)).toEqual(['/news', '/events']);
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
