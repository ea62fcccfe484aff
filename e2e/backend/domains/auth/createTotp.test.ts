/** @jest-environment node */
import { Secret } from 'otpauth';
import { createTotp } from './createTotp';

// The secret and the last six digits of the codes that appendix B of RFC 6238 has for SHA-1.
const secret = Secret.fromUTF8('12345678901234567890').base32;
const { codeAt, stepOf, uri } = createTotp('who@example.test', secret);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds an authenticator shows %s', (seconds, code) => {
  expect(codeAt(seconds * 1000)).toBe(code);
});

test('a code belongs to a step around now, or to none', () => {
  const now = 1_234_567_890_000;
  const step = Math.floor(now / 30_000);
  const steps = [-2, -1, 0, 1, 2].map((away) => stepOf(codeAt(now + away * 30_000), now));
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('the QR code names the product, the login and the key', () => {
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    ...['otpauth:', 'totp', '/Campus:who@example.test'],
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ issuer: 'Campus', secret, algorithm: 'SHA1', digits: '6', period: '30' },
  });
});
