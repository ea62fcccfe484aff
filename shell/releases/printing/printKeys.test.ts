/** @jest-environment node */
import { trustedKey } from '../keys/createTrust';
import { printKeys, printNewKey } from './printKeys';

const listed = (about: Parameters<typeof trustedKey>[1]) => ({
  ...trustedKey('public', about),
  isOwn: false,
});

test('of each key it is said what it may do, and of what', () => {
  const said = printKeys([
    listed({ name: 'own' }),
    listed({ name: 'team', remotes: ['media', 'support'] }),
    listed({ name: 'gatekeeper', rights: ['gate'] }),
    listed({ name: 'server', rights: ['server'] }),
  ]);
  expect(said).toMatch(/own +release and judge all remotes/);
  expect(said).toMatch(/team +release media, support/);
  expect(said).toMatch(/gatekeeper +judge all remotes/);
  expect(said).toMatch(/server +move all remotes/);
});

test.each([
  ['a team', {}, 'RELEASE_KEY'],
  ['the gate', { rights: ['gate'] as const }, 'GATE_KEY'],
])('a new key of %s is said to be signed with by its variable', (_whose, about, variable) => {
  const key = trustedKey('public', { name: 'new', ...about });
  expect(printNewKey({ key, file: 'keys/new.pem', publicKey: 'pem' })).toContain(
    `To sign with it:  ${variable}=`,
  );
});

test.each([
  ['of all remotes', {}, '--name new'],
  ['of some', { remotes: ['media', 'support'] }, '--name new --remotes media,support'],
  ['of the gate', { rights: ['gate'] as const }, '--name new --gate'],
])('a new key %s is said to be trusted elsewhere for no more than here', (_whose, about, words) => {
  const key = trustedKey('public', { name: 'new', ...about });
  const said = printNewKey({ key, file: 'keys/new.pem', publicKey: 'pem' });
  expect(said.split('\n').find((line) => line.includes('keys trust'))).toMatch(
    new RegExp(`${words}$`),
  );
});
