/** @jest-environment node */
import { tokenOf } from '../../page/session/tokenOf';
import { createOverridesCookie } from './createOverridesCookie';
import type { Overrides } from './Overrides';

// What the signature is worth, `overrides.test.ts` says.
const signature = '.signed';
const { read, header } = createOverridesCookie({
  sign: (text) => text + signature,
  verify: (text) => (text?.endsWith(signature) ? text.slice(0, -signature.length) : undefined),
});

const now = Date.parse('2026-03-05T09:00:00Z');
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

const own: Overrides = {
  ...{ subject: 'anna', person: '1', until: now + 1 },
  remotes: { media: { release: '1.0.0-b' } },
};
const reviewed: Overrides = { ...own, subject: undefined, person: null };

const sent = (overrides: Overrides, token: string | undefined) => {
  const [, value = ''] = /=([^;]*)/.exec(header(overrides, false)) ?? [];
  return read({ Overrides: value, AuthToken: token }, false);
};

test('who has signed in as the same person has them, and nobody else', () => {
  expect(sent(own, tokenOf('anna', 'STAFF', 'renewed'))).toEqual(own);
  expect(sent(own, tokenOf('boris'))).toBeUndefined();
  expect(sent(own, undefined)).toBeUndefined();
});

test('what a link shows is shown to whoever has opened it', () => {
  for (const token of [undefined, tokenOf('boris')])
    expect(sent(reviewed, token)).toEqual(JSON.parse(JSON.stringify(reviewed)));
});

test.each([own, reviewed])('they are over at their time, not after it: %j', (overrides) => {
  expect(sent({ ...overrides, until: now }, tokenOf('anna'))).toBeUndefined();
});

test('a browser keeps them for as long, and a second that has begun counts', () => {
  expect(header({ ...own, until: now + 1_001 }, false)).toMatch(/; Max-Age=2; /);
});

test('where there are none any more, the browser is told to keep none', () => {
  expect(header(undefined, false)).toBe('Overrides=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict');
});
