/** @jest-environment node */
import { leaksOf, type Traces } from './leaksOf';

const before: Traces = {
  names: { fetch: 'browser', campusIntegrity: 'page' },
  styles: { 'body { color }': 'rgb(0, 0, 0)', 'header { color }': 'rgb(1, 1, 1)' },
};

const leaks = (names: Traces['names'], styles: Traces['styles'] = {}) =>
  leaksOf(before, { names: { ...before.names, ...names }, styles }, ['admin-users']);

test('what loads the remotes, what the kit brings and a frame in the page are no leaks', () => {
  const names = [
    'campus_admin_users',
    'webpackChunkcampus_admin_users_1_0_0',
    '__zod_globalConfig',
    '0',
  ];
  expect(leaks(Object.fromEntries(names.map((name) => [name, 'page'] as const)))).toStrictEqual([]);
});

test('names that were not there, and those of the browser that are not its own any more', () => {
  expect(leaks({ fetch: 'page', counter: 'page', 'Array.prototype.last': 'page' })).toEqual([
    'leaves counter, Array.prototype.last in the window: keep it in a module.',
    'replaces fetch of the browser: call it instead.',
  ]);
});

test('another remote has no place in the window of this one', () => {
  expect(leaks({ campus_media: 'page' })).toHaveLength(1);
});

test('styles that others see; a part of the page that is not there is not compared', () => {
  expect(leaks({}, { 'body { color }': 'red' })).toEqual([
    'changes body { color } of others: keep selectors in a CSS module.',
  ]);
});

test('a flood is told in one sentence', () => {
  const names = Array.from({ length: 9 }, (_, at) => [`n${at}`, 'page'] as const);
  expect(leaks(Object.fromEntries(names))).toEqual([
    'leaves n0, n1, n2, n3, n4, 4 more in the window: keep it in a module.',
  ]);
});
