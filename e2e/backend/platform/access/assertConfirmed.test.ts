/** @jest-environment node */
import { assertConfirmed } from './assertConfirmed';
import type { Requester } from './Requester';

const visitor = (about: object) => about as Requester;

test('staff who have not just proved to be there are refused', () => {
  const refused = () => assertConfirmed(visitor({ kind: 'STAFF', isConfirmed: false }));
  expect(refused).toThrow(
    expect.objectContaining({ status: 403, code: 'REAUTHENTICATION_REQUIRED' }) as Error,
  );
});

test.each([
  ['staff who have', visitor({ kind: 'STAFF', isConfirmed: true })],
  ['participants', visitor({ kind: 'HUMAN' })],
  ['guests', null],
])('%s are not', (_, who) => {
  expect(() => assertConfirmed(who)).not.toThrow();
});
