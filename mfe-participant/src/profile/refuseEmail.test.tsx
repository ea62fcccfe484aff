import { listSessions } from '@campus/shared/contract/auth/calls';
import { ApiError } from '@campus/shared/api/ApiError';
import { getCurrentHuman, listConsentTexts } from '@campus/shared/contract/people/calls';
import { cancelOwnEmailChange } from '@campus/shared/contract/people/staffCalls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { locales, ProfileScreen } from './ProfileScreen';

const texts = {
  namespace: 'participant',
  locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
};

function open(url = '/me/profile?email=changing') {
  const person = humanOf();
  stub(getCurrentHuman, () => person);
  stub(listSessions, () => new ApiError(404, 'Не найдено'));
  stub(listConsentTexts, () => new ApiError(404, 'Не найдено'));
  stub(listPublicSettings, () => []);
  return renderScreen(<ProfileScreen />, { texts, url, person, roles: ['HUMAN'] });
}
const keep = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Оставить прежнюю почту' }));

test('whom a message tells of another e-mail keeps the own one by a press', async () => {
  const asked = jest.fn(() => ({}));
  stub(cancelOwnEmailChange, asked);
  const { store, router } = open();
  await keep();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(store.getState().notifications).toMatchObject([{ text: 'Почта осталась прежней' }]);
  expect(screen.queryByRole('button', { name: 'Оставить прежнюю почту' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who comes too late is told so, and a failure can be tried again', async () => {
  stub(cancelOwnEmailChange, () => new ApiError(503, 'Сервис недоступен'));
  const { store, router } = open();
  await keep();
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  stub(cancelOwnEmailChange, () => new ApiError(404, 'Не найдено'));
  await keep();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(store.getState().notifications.at(-1)?.text).toMatch(/Сейчас почту никто не меняет/);
});

test('nobody else is asked', async () => {
  open('/me/profile');
  expect(await screen.findByRole('heading', { name: 'Контакты' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Оставить прежнюю почту' })).toBeNull();
});
