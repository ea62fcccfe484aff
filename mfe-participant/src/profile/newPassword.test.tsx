import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listSessions, sendConfirmationCode } from '@campus/shared/contract/auth/calls';
import {
  getCurrentHuman,
  listConsentTexts,
  updateCurrentHuman,
  type CurrentHuman,
} from '@campus/shared/contract/people/calls';
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
const sent: CallInput<typeof updateCurrentHuman>['body'][] = [];

function open(change: Partial<CurrentHuman>) {
  const human = humanOf(change);
  stub(getCurrentHuman, () => human);
  return renderScreen(<ProfileScreen />, { texts, person: human, roles: ['HUMAN'] });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sent.length = 0;
  stub(listSessions, () => new ApiError(404, 'Не найдено'));
  stub(listPublicSettings, () => []);
  stub(listConsentTexts, () => new ApiError(404, 'Не найдено'));
  stub(updateCurrentHuman, ({ body }) => {
    sent.push(body);
    return humanOf();
  });
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

test('whoever has just set the first one changes it without a code', async () => {
  stub(updateCurrentHuman, ({ body }) => {
    sent.push(body);
    stub(getCurrentHuman, () => humanOf({ hasPassword: true }));
    return humanOf({ hasPassword: true });
  });
  open({ hasPassword: false });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Код из письма' }), '123456');
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'длинный новый пароль');
  await press('Сохранить пароль');
  await userEvent.type(await screen.findByLabelText('Текущий пароль'), 'длинный новый пароль');
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'ещё один пароль');
  await press('Сохранить пароль');
  const second = { password: 'ещё один пароль', currentPassword: 'длинный новый пароль' };
  await waitFor(() => expect(sent[1]).toEqual(second));
});

test('whoever has forgotten the current one proves it by a code as well', async () => {
  stub(sendConfirmationCode, () => ({ resendAfter: 60, expiresIn: 600 }));
  open({ hasPassword: true });
  await userEvent.type(await screen.findByLabelText('Текущий пароль'), 'не тот');
  await press('Не помню пароль');
  expect(screen.getByRole('button', { name: 'Получить код' })).toHaveFocus();
  expect(screen.queryByLabelText('Текущий пароль')).toBeNull();
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'длинный новый пароль');
  await press('Сохранить пароль');
  const code = screen.getByRole('textbox', { name: 'Код из письма' });
  await waitFor(() => expect(code).toHaveAccessibleDescription('Заполните это поле'));
  expect(sent).toStrictEqual([]);
  await userEvent.type(code, '123456');
  await press('Сохранить пароль');
  await waitFor(() => expect(sent).toEqual([{ password: 'длинный новый пароль', code: '123456' }]));
});

test('whoever remembers the current one after all goes back to it, and loses nothing typed', async () => {
  open({ hasPassword: true });
  await userEvent.type(await screen.findByLabelText('Новый пароль'), 'длинный новый пароль');
  await press('Не помню пароль');
  await userEvent.type(screen.getByRole('textbox', { name: 'Код из письма' }), '12');
  await press('Ввести пароль');
  expect(screen.getByLabelText('Текущий пароль')).toHaveFocus();
  await userEvent.keyboard('прежний');
  await press('Сохранить пароль');
  const body = { password: 'длинный новый пароль', currentPassword: 'прежний' };
  await waitFor(() => expect(sent).toEqual([body]));
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
