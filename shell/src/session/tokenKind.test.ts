import { tokenKind } from './tokenKind';

const tokenOf = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

test('the claim tells participants from staff', () => {
  expect(tokenKind(tokenOf({ kind: 'STAFF', sub: '»ю?>' }))).toBe('STAFF');
  expect(tokenKind(tokenOf({ kind: 'HUMAN' }))).toBe('HUMAN');
});

test.each(['', 'opaque', 'a.b.c', tokenOf(null), tokenOf({ kind: 'ROBOT' })])(
  'an unreadable token is a participant’s: %s',
  (token) => expect(tokenKind(token)).toBe('HUMAN'),
);
