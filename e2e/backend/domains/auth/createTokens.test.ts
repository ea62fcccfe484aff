/** @jest-environment node */
import { SignJWT } from 'jose';
import { createTokens } from './createTokens';

const key = new TextEncoder().encode('thirty-two bytes that nobody sees');
const clock = { now: 1_764_000_000_900 };
beforeEach(() => {
  clock.now = 1_764_000_000_900;
});
const { mint, read } = createTokens(key, () => clock.now);

const claims = { sub: 'account', sid: 'session', jti: 'generation', kind: 'STAFF' } as const;
const seconds = 1_764_000_000;
const whole = { ...claims, iss: 'campus', iat: seconds, exp: seconds + 600 };

/** What somebody else signs with our key. */
const signed = (payload: object, alg = 'HS256') =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(key);

test('a token says whose session it is, for ten minutes', async () => {
  const token = await mint(claims);
  expect(await read(token)).toEqual(whole);
  const [header = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
    alg: 'HS256',
    typ: 'JWT',
  });
  clock.now += 598_000;
  expect(await read(token)).toEqual(whole);
  clock.now += 2_000;
  expect(await read(token)).toBeUndefined();
});

test('one that has expired is read for as long as is tolerated', async () => {
  const token = await mint(claims);
  clock.now += 659_000;
  expect(await read(token, 60)).toEqual(whole);
  clock.now += 2_000;
  expect(await read(token, 60)).toBeUndefined();
});

test.each([
  ['of another issuer', { ...whole, iss: 'elsewhere' }],
  ['of no issuer', { ...whole, iss: undefined }],
  ['of nobody', { ...whole, sub: undefined }],
  ['of no session', { ...whole, sid: undefined }],
  ['of no generation', { ...whole, jti: undefined }],
  ['of no kind', { ...whole, kind: undefined }],
  ['without an end', { ...whole, exp: undefined }],
])('one %s is none, though it is signed with the key', async (_, payload) => {
  expect(await read(await signed(whole))).toEqual(whole);
  expect(await read(await signed(payload))).toBeUndefined();
});

test('one that is signed with another algorithm or another key is none', async () => {
  expect(await read(await signed(whole, 'HS384'))).toBeUndefined();
  const other = createTokens(new Uint8Array(32), () => clock.now);
  expect(await read(await other.mint(claims))).toBeUndefined();
  expect(await read('garbage')).toBeUndefined();
});

test('a key that reads nothing at all is no fault of the token', async () => {
  const token = await mint(claims);
  const broken = createTokens(new Uint8Array(0), () => clock.now);
  await expect(broken.read(token)).rejects.toThrow();
});
