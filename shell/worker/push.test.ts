/** @jest-environment node */
import type { noticeOf } from './main';

const site = 'https://campus.test';
let read: typeof noticeOf;
const notice = (payload: unknown) => read(payload, site);

beforeAll(async () => {
  const self = { addEventListener: () => undefined };
  Object.assign(globalThis, { shellRelease: '1', self });
  read = (await import('./main')).noticeOf;
});

test('a push message has a title, a text and an address of this site', () => {
  const notification = { title: 'Карта готова', body: 'Откройте её' };
  const link = `${site}/me/card?from=push`;
  expect(notice({ notification, fcmOptions: { link } })).toEqual({
    title: 'Карта готова',
    body: 'Откройте её',
    link: '/me/card?from=push',
  });
  expect(notice({ notification, data: { link: '/me/payments' } })?.link).toBe('/me/payments');
});

test.each(['https://elsewhere.test/', '//elsewhere.test/me', 'javascript:alert(1)', 'http://['])(
  'the address of another site is not opened: %s',
  (link) => {
    expect(notice({ data: { title: 'Карта', link } })?.link).toBe('/');
  },
);

test('a message without words is not shown', () => {
  expect(notice(undefined)).toBeUndefined();
  expect(notice({ notification: { title: 7 } })).toBeUndefined();
});
