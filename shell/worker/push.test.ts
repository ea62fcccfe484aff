/** @jest-environment node */
import type { noticeOf } from './main';

const site = 'https://campus.test';
let read: typeof noticeOf;
const notice = (payload: unknown) => read(payload, site);

interface Press {
  notification: { close: () => void; data: { link: string } };
  waitUntil: (work: Promise<void>) => void;
}

const [openWindow, postMessage, focus] = [jest.fn(), jest.fn(), jest.fn()];
let onPress: (event: Press) => void;

beforeAll(async () => {
  const self = {
    addEventListener: (type: string, listener: typeof onPress) => {
      if (type === 'notificationclick') onPress = listener;
    },
    clients: { matchAll: () => Promise.resolve([{ postMessage, focus }]), openWindow },
  };
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

test('a pressed notice leads the open tab to a page, and opens a file beside it', async () => {
  const press = async (link: string) => {
    let work: Promise<void> | undefined;
    const notification = { close: () => undefined, data: { link } };
    const waitUntil = (promise: Promise<void>) => {
      work = promise;
    };
    onPress({ notification, waitUntil });
    await work;
  };
  await press('/me/card');
  expect(postMessage).toHaveBeenCalledWith({ type: 'open', link: '/me/card' });
  expect(openWindow).not.toHaveBeenCalled();
  const file = '/api/files/public/rules.pdf';
  await press(file);
  expect(openWindow).toHaveBeenCalledWith(file);
  expect(postMessage).toHaveBeenCalledTimes(1);
});

test('a message without words is not shown', () => {
  expect(notice(undefined)).toBeUndefined();
  expect(notice({ notification: { title: 7 } })).toBeUndefined();
});
