/** @jest-environment node */
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { checkName } from './checkName';
import { takenAddresses } from './takenAddresses';

const media = {
  name: 'media',
  routes: [{ path: '/news' }, { path: '/news/:url' }],
} as unknown as RemoteDeclaration;

test.each([
  ['news', 'media'],
  ['search', 'the shell'],
  ['reports', 'the server'],
  ['api', 'the server'],
  ['registry', 'the server'],
])('no remote is called %s, whose address the gate would refuse', (name, owner) => {
  const taken = { names: [], addresses: takenAddresses([media]) };
  expect(checkName(name, taken)).toBe(
    `The address /${name} belongs to ${owner}: choose another name.`,
  );
});
