/** @jest-environment node */
import { ownerOf } from './ownerOf';

const asking = (claims?: object) => {
  const payload = Buffer.from(JSON.stringify(claims ?? null)).toString('base64url');
  const headers = new Headers(claims && { authorization: `Bearer head.${payload}.signature` });
  return ownerOf({ headers });
};

test('a participant’s request is that participant’s, also with a token that has run out', () => {
  expect(asking({ kind: 'HUMAN', sub: 'анна-1', exp: 1 })).not.toBeNull();
  expect(asking({ kind: 'HUMAN', sub: 'one' })).toBe('one');
});

test('staff and guests own nothing that is kept', () => {
  expect(asking({ kind: 'STAFF', sub: 'one' })).toBeNull();
  expect(asking()).toBeNull();
  expect(ownerOf({ headers: new Headers({ authorization: 'Bearer broken' }) })).toBeNull();
});
