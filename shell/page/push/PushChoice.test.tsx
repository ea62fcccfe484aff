import { ApiError } from '@campus/shared/api/ApiError';
import {
  getCurrentHuman,
  saveFcmToken,
  updateCurrentHuman,
} from '@campus/shared/contract/people/calls';
import { pushMemory } from '@campus/shared/remote/pushMemory';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newcomer, student } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { tokenOf } from '../session/tokenOf';
import { PushChoice } from './PushChoice';

const deleteToken = jest.fn(() => Promise.resolve(true));
const getToken = jest.fn(() => Promise.resolve('device'));
jest.mock('@firebase/app', () => ({ getApps: () => [], initializeApp: () => ({}) }));
jest.mock('@firebase/messaging', () => ({
  getMessaging: () => ({}),
  getToken: () => getToken(),
  deleteToken: () => deleteToken(),
}));

const config = {
  apiKey: 'key',
  projectId: 'campus',
  messagingSenderId: '1',
  appId: 'app',
  vapidKey: 'vapid',
};
const requestPermission = jest.fn<Promise<NotificationPermission>, []>();
const save = jest.fn(() => ({}));

/** How the browser is, and what its person answers when asked. */
function browser(permission: NotificationPermission, answer = permission) {
  const notification = { permission, requestPermission };
  requestPermission.mockImplementation(() => {
    notification.permission = answer;
    return Promise.resolve(answer);
  });
  Object.assign(globalThis, { Notification: notification, PushManager: {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({}) },
    configurable: true,
  });
}

const open = () =>
  renderWithSession(<PushChoice config={config} onClose={() => undefined} />, {
    token: tokenOf(student.id),
  });
const turnOn = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Включить уведомления' }));

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  stub(getCurrentHuman, () => ({ ...student, pushEnabled: true }));
  stub(saveFcmToken, save);
});

test('the browser asks for permission only after the explanation and a press', async () => {
  browser('default', 'granted');
  open();
  expect(await screen.findByText(/Сообщим о карте, выплатах/)).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  await turnOn();
  expect(await screen.findByRole('button', { name: 'Выключить уведомления' })).toBeVisible();
  expect(save).toHaveBeenCalledWith({ body: { token: 'device', platform: 'WEB' } });
  expect(pushMemory.read(student.id)).toBe('device');
});

test('who has taken them back elsewhere finds them off, and turns them on for all devices', async () => {
  browser('granted');
  pushMemory.write(student.id, 'device');
  let pushEnabled = false;
  stub(getCurrentHuman, () => ({ ...student, pushEnabled }));
  stub(updateCurrentHuman, ({ body }) => {
    pushEnabled = body?.pushEnabled ?? false;
    return { ...student, pushEnabled };
  });
  open();
  await turnOn();
  expect(await screen.findByRole('button', { name: 'Выключить уведомления' })).toBeVisible();
  expect(pushEnabled).toBe(true);
});

test('turning notifications off again forgets the device', async () => {
  browser('granted');
  pushMemory.write(student.id, 'device');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Выключить уведомления' }));
  expect(await screen.findByRole('button', { name: 'Включить уведомления' })).toBeVisible();
  expect(save).toHaveBeenCalledWith({ body: { token: 'device', platform: 'WEB', isOn: false } });
  expect(deleteToken).toHaveBeenCalledTimes(1);
  expect(pushMemory.read(student.id)).toBeUndefined();
});

test.each([
  ['somebody else has', `${newcomer.id} theirs`],
  ['nobody knows who has', 'theirs'],
])('a device that %s turned on is off for whoever comes next', async (_, kept) => {
  browser('granted');
  localStorage.setItem('campus.push', kept);
  open();
  await turnOn();
  expect(await screen.findByRole('button', { name: 'Выключить уведомления' })).toBeVisible();
  expect(save).toHaveBeenCalledWith({ body: { token: 'device', platform: 'WEB' } });
  expect(pushMemory.read(newcomer.id)).toBeUndefined();
});

test('a device that the server has not forgotten stays on, and can be turned off again', async () => {
  browser('granted');
  pushMemory.write(student.id, 'device');
  stub(saveFcmToken, () => new ApiError('FETCH_ERROR', 'Нет связи'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Выключить уведомления' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось');
  expect(deleteToken).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Выключить уведомления' })).toBeVisible();
});

test('who refuses reads how to allow notifications later, and nothing is sent', async () => {
  browser('default', 'denied');
  open();
  await turnOn();
  expect(await screen.findByText(/Браузер запрещает «Кампусу» уведомления/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /уведомления$/ })).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

test('a token that does not come is told, and can be asked for again', async () => {
  browser('granted');
  getToken.mockRejectedValueOnce(new Error('No network'));
  open();
  await turnOn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось');
  await turnOn();
  expect(await screen.findByRole('button', { name: 'Выключить уведомления' })).toBeVisible();
});
