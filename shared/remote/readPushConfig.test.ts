import { readPushConfig } from './readPushConfig';

const whole = {
  apiKey: 'key',
  projectId: 'campus',
  messagingSenderId: '1',
  appId: 'app',
  vapidKey: 'vapid',
};

test('a whole configuration is read', () => {
  expect(readPushConfig(JSON.stringify(whole))).toEqual(whole);
});

test.each([
  undefined,
  '',
  '{}',
  'null',
  '{broken',
  JSON.stringify({ ...whole, vapidKey: '' }),
  JSON.stringify({ ...whole, appId: 7 }),
])('without all of it there are no push messages: %s', (text) => {
  expect(readPushConfig(text)).toBeNull();
});
