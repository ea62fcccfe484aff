/** @jest-environment node */
import { createSecret } from '../../releases/keys/createSecret';
import { createVisitorCookie } from './createVisitorCookie';

const secret = createSecret('/nowhere', 'a secret of this test');
const cookie = createVisitorCookie(secret);
const valueOf = (header: string) => /^\w*-*\w*=([^;]+)/.exec(header)?.[1] ?? '';

test('a visitor is known again by his cookie', () => {
  const { visitor, header } = cookie.issue(false);
  expect(cookie.read({ Visitor: valueOf(header) }, false)).toBe(visitor);
  expect(visitor).toMatch(/^[\w-]{16}$/);
});

test('no two visitors have the same number', () => {
  const numbers = Array.from({ length: 500 }, () => cookie.issue(false).visitor);
  expect(new Set(numbers).size).toBe(500);
});

test('over https only a cookie counts that no other host of the domain can set', () => {
  const { visitor, header } = cookie.issue(true);
  expect(header).toMatch(/^__Host-Visitor=[^;]+; Path=\//);
  expect(header).not.toContain('Domain');
  const value = valueOf(header);
  expect(cookie.read({ '__Host-Visitor': value }, true)).toBe(visitor);
  expect(cookie.read({ Visitor: value }, true)).toBeUndefined();
  expect(cookie.issue(false).header).toMatch(/^Visitor=/);
});

test('scripts do not see it, other sites do not send it, and https keeps it to itself', () => {
  const { header } = cookie.issue(true);
  expect(header).toMatch(/; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie.issue(false).header).not.toContain('Secure');
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one without a signature', 'AAAAAAAAAAAAAAAA'],
  ['one with the signature of another', `AAAAAAAAAAAAAAAA.${'x'.repeat(43)}`],
  ['one that was signed for another purpose', secret.sign('AAAAAAAAAAAAAAAA')],
  [
    'one of another installation',
    valueOf(createVisitorCookie(createSecret('/nowhere', 'other')).issue(false).header),
  ],
])('%s says nothing', (_, value) => {
  expect(cookie.read({ Visitor: value }, false)).toBeUndefined();
});
