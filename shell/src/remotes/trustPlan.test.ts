import type { Plan } from './Plan';
import { trustPlan } from './trustPlan';

const planOf = (integrity: Record<string, string>): Plan => ({
  language: 'ru',
  remotes: [],
  integrity,
  developmentOrigins: [],
});

test('a planned file has its hash, by relative and by full address', () => {
  trustPlan(planOf({ '/remotes/media/1/a.js': 'sha384-a' }));

  expect(globalThis.campusIntegrity('/remotes/media/1/a.js')).toBe('sha384-a');
  expect(globalThis.campusIntegrity(`${location.origin}/remotes/media/1/a.js`)).toBe('sha384-a');
});

test('a file that is not planned may not run', () => {
  trustPlan(planOf({ '/a.js': 'sha384-a' }));

  expect(() => globalThis.campusIntegrity('/b.js')).toThrow('not part of the plan');
  expect(() => globalThis.campusIntegrity('https://elsewhere.test/a.js')).toThrow('not part');
});

test('a newer plan is learned without forgetting the first', () => {
  const learn = trustPlan(planOf({ '/a.js': 'sha384-a' }));
  learn(planOf({ '/b.js': 'sha384-b' }));

  expect(globalThis.campusIntegrity('/a.js')).toBe('sha384-a');
  expect(globalThis.campusIntegrity('/b.js')).toBe('sha384-b');
});
