/** @jest-environment node */
import { claimsOf } from './claimsOf';
import { tokenOf } from './tokenOf';

test('the claims tell participants from staff, and one person from another', () => {
  // Tokens are written with two letters that `atob` does not know.
  expect(tokenOf('a>>>???', 'STAFF')).toMatch(/-.*_/);
  expect(claimsOf(tokenOf('a>>>???', 'STAFF'))).toEqual({ kind: 'STAFF', subject: 'a>>>???' });
  expect(claimsOf(tokenOf('anna'))).toEqual({ kind: 'HUMAN', subject: 'anna' });
});

const written = (payload: unknown) => `e30.${btoa(JSON.stringify(payload))}.signature`;

test.each(['', 'opaque', 'a.b.c', written(null), written({ kind: 'ROBOT', sub: 1 })])(
  'an unreadable token is a participant’s, nobody knows whose: %s',
  (token) => expect(claimsOf(token)).toEqual({ kind: 'HUMAN', subject: undefined }),
);
