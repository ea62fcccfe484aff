import type { Plan } from '../loading/Plan';
import { trustPlan } from './trustPlan';

const planOf = (integrity: Record<string, string>, developmentOrigins: string[] = []): Plan => ({
  release: 'shell',
  language: 'ru',
  remotes: [],
  integrity,
  developmentOrigins,
});
const integrityOf = (address: string) => globalThis.campusTrust.integrityOf(address);

afterEach(() => (globalThis.trustedTypes = undefined));

test('a planned file has its hash, by relative and by full address', () => {
  trustPlan(planOf({ '/remotes/media/1/a.js': 'sha384-a' }));

  expect(integrityOf('/remotes/media/1/a.js')).toBe('sha384-a');
  expect(integrityOf(`${location.origin}/remotes/media/1/a.js`)).toBe('sha384-a');
});

test('a file that is not planned, or planned without a hash, may not run', () => {
  trustPlan(planOf({ '/a.js': 'sha384-a', '/empty.js': '' }));

  for (const address of ['/b.js', '/empty.js', 'https://elsewhere.test/a.js']) {
    expect(() => integrityOf(address)).toThrow('not part of the plan');
    expect(() => globalThis.campusTrust.script(address)).toThrow('not part of the plan');
  }
});

test('a file of a planned development build has its hash by its full address', () => {
  trustPlan(planOf({ 'https://dev.test/a.js': 'sha384-a' }));

  expect(integrityOf('https://dev.test/a.js')).toBe('sha384-a');
  expect(() => integrityOf('https://dev.test/b.js')).toThrow('not part of the plan');
});

test('a development server of this machine needs no hashes', () => {
  trustPlan(planOf({}, ['http://localhost:3100']));
  expect(integrityOf('http://localhost:3100/a.js')).toBe('');
});

test('files of releases are fetched where the plan says, and are known by their hashes all the same', () => {
  const plan = planOf({ '/shell/a.js': 'sha384-a', 'https://dev.test/b.js': 'sha384-b' });
  trustPlan({ ...plan, filesOrigin: 'https://files.test' });
  const { script, file } = globalThis.campusTrust;

  expect(script('/shell/a.js')).toBe('https://files.test/shell/a.js');
  expect(script('https://files.test/shell/a.js')).toBe('https://files.test/shell/a.js');
  expect(script('https://dev.test/b.js')).toBe('https://dev.test/b.js');
  expect(file('/shell/a.css')).toBe('https://files.test/shell/a.css');
  expect(integrityOf('https://files.test/shell/a.js')).toBe('sha384-a');
  expect(() => script('https://files.test/shell/other.js')).toThrow('not part of the plan');
});

test('a newer plan is learned without forgetting the first', () => {
  const learn = trustPlan(planOf({ '/a.js': 'sha384-a' }));
  learn(planOf({ '/b.js': 'sha384-b' }));

  expect(integrityOf('/a.js')).toBe('sha384-a');
  expect(integrityOf('/b.js')).toBe('sha384-b');
});

test('each use has a policy of its own, and there is none for everything', () => {
  const names: string[] = [];
  globalThis.trustedTypes = {
    createPolicy: (name, rules) => {
      names.push(name);
      return { createScriptURL: (address) => `${name}: ${rules.createScriptURL(address)}` };
    },
  };
  trustPlan(planOf({ '/a.js': 'sha384-a' }));

  expect(globalThis.campusTrust.script('/a.js')).toBe('campus-files: /a.js');
  expect(globalThis.campusTrust.worker()).toBe('campus-worker: /sw.js');
  expect(names).toEqual(['campus-files', 'campus-worker']);
});
