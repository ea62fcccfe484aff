import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { endSession, listSessions, sendConfirmationCode } from '@campus/shared/contract/auth/calls';
import {
  getCurrentHuman,
  updateCurrentHuman,
  type CurrentHuman,
} from '@campus/shared/contract/people/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { locales, ProfileScreen } from './ProfileScreen';

const texts = {
  namespace: 'participant',
  locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
};
const idOf = (number: number) => `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`;
const own: Partial<CurrentHuman> = {
  phone: '+79123456789',
  consents: [
    { type: 'PD', version: '2026-09', at: '2026-09-01T09:00:00Z' },
    { type: 'MAILING', version: '2026-09', at: '2026-09-01T09:00:00Z' },
  ],
};
const sent: CallInput<typeof updateCurrentHuman>['body'][] = [];

function open(change: Partial<CurrentHuman> = {}, language: 'ru' | 'en' = 'ru') {
  const human = humanOf({ ...own, ...change });
  stub(getCurrentHuman, () => human);
  return renderScreen(<ProfileScreen />, { texts, person: human, roles: ['HUMAN'], language });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sent.length = 0;
  stub(listSessions, () => new ApiError(404, 'Не найдено'));
  stub(updateCurrentHuman, ({ body }) => {
    sent.push(body);
    return humanOf(own);
  });
});

test('the phone is saved with the version it was read with', async () => {
  open();
  const phone = await screen.findByRole('textbox', { name: /Телефон/ });
  await userEvent.clear(phone);
  await userEvent.type(phone, '9991234567');
  await press('Сохранить');
  await waitFor(() => expect(sent).toEqual([{ phone: '+79991234567', version: 1 }]));
});

test('the email changes through support', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Сменить через поддержку' })).toHaveAttribute(
    'href',
    '/help/new?topic=ACCOUNT',
  );
});

test('a password is changed by whoever knows the current one', async () => {
  open({ hasPassword: true });
  await userEvent.type(await screen.findByLabelText('Текущий пароль'), 'давний пароль');
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'длинный новый пароль');
  await press('Сохранить пароль');
  await waitFor(() =>
    expect(sent).toEqual([{ password: 'длинный новый пароль', currentPassword: 'давний пароль' }]),
  );
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('');
});

test('whoever has none yet proves it by a code from an email', async () => {
  stub(sendConfirmationCode, () => ({ resendAfter: 60, expiresIn: 600 }));
  const { store } = open({ hasPassword: false });
  await press('Получить код');
  await waitFor(() => expect(store.getState().notifications[0]?.text).toMatch(/Код отправлен/));
  await userEvent.type(screen.getByRole('textbox', { name: 'Код из письма' }), '123456');
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'длинный новый пароль');
  await press('Сохранить пароль');
  await waitFor(() => expect(sent).toEqual([{ password: 'длинный новый пароль', code: '123456' }]));
});

test('a wrong current password says so at its field, and nothing typed is lost', async () => {
  const fields = { currentPassword: 'PASSWORD_WRONG' };
  stub(updateCurrentHuman, () => new ApiError(422, 'Проверьте пароль', { fields }));
  open({ hasPassword: true });
  await userEvent.type(await screen.findByLabelText('Текущий пароль'), 'не тот');
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'длинный новый пароль');
  await press('Сохранить пароль');
  await waitFor(() => expect(screen.getByLabelText('Текущий пароль')).toBeInvalid());
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('длинный новый пароль');
});

test('each consent has its edition and its moment, and is withdrawn or given apart', async () => {
  open();
  const mailing = within(await screen.findByRole('listitem', { name: 'Рассылки' }));
  expect(mailing.getByText('Дано 1 сентября 2026, 12:00, редакция 2026-09')).toBeVisible();
  await userEvent.click(mailing.getByRole('button', { name: 'Отозвать' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Отозвать' }));
  await waitFor(() => expect(sent).toEqual([{ consents: ['PD'] }]));
  const data = within(screen.getByRole('listitem', { name: 'Обработка персональных данных' }));
  expect(data.queryByRole('button')).toBeNull();
});

test('other sessions are ended together, this one goes on', async () => {
  const ended: string[] = [];
  const session = {
    ...{ id: idOf(1), ip: '127.0.0.1', createdAt: '2026-11-20T09:00:00Z' },
    ...{ lastUsedAt: '2026-11-21T09:00:00Z', isCurrent: true },
  };
  stub(listSessions, () => [session, { ...session, id: idOf(2), isCurrent: false }]);
  stub(endSession, ({ params }) => {
    ended.push(params.id);
    return { id: params.id };
  });
  open();
  expect(await screen.findByText('Этот сеанс')).toBeVisible();
  await press('Завершить остальные');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Завершить' }));
  await waitFor(() => expect(ended).toEqual([idOf(2)]));
});

test('a failed load can be tried again, in English too', async () => {
  stub(getCurrentHuman, () => new ApiError(503, 'The service is unavailable'));
  renderScreen(<ProfileScreen />, { texts, language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(await screen.findByText('The service is unavailable')).toBeVisible();
});
