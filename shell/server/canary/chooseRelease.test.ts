/** @jest-environment node */
import type { Channel } from '../../releases/registry/Deployment';
import { chooseRelease } from './chooseRelease';
import type { Visitor } from '../Visitor';

const channel = (percent: number, roles: Visitor['roles'] = []): Channel => ({
  stable: 'b',
  lastKnownGood: 'a',
  canary: { release: 'c', percent, roles },
});
const visitor = (about: Partial<Visitor> = {}): Visitor => ({
  language: 'ru',
  cookies: {},
  roles: [],
  ...about,
});

const ofCanary = { release: 'c', before: 'b' };
const ofStable = { release: 'b', before: 'a' };

test('without a canary everybody gets the stable release', () => {
  const choice = chooseRelease('media', { ...channel(5), canary: null }, visitor({ number: '1' }));
  expect(choice).toEqual(ofStable);
});

test('whoever is chosen gets the canary, and the stable release where it does not load', () => {
  expect(chooseRelease('media', channel(100), visitor({ number: '1' }))).toEqual(ofCanary);
  expect(chooseRelease('media', channel(0), visitor({ number: '1' }))).toEqual(ofStable);
});

test('a person of a named role gets the canary without any luck', () => {
  const staff = visitor({ number: '1', roles: ['AUDITOR'] });
  expect(chooseRelease('media', channel(0, ['ADMIN', 'AUDITOR']), staff)).toEqual(ofCanary);
  expect(chooseRelease('media', channel(0, ['ADMIN']), staff)).toEqual(ofStable);
});

test('the same visitor is answered alike for ever', () => {
  const answers = Array.from({ length: 50 }, () =>
    chooseRelease('media', channel(50), visitor({ number: 'somebody' })),
  );
  expect(new Set(answers.map(({ release }) => release)).size).toBe(1);
});
