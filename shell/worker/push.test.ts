/** @jest-environment node */
import { noticeOf } from './push';

const site = 'https://campus.test';
const notice = (payload: unknown) => noticeOf(payload, site);

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
