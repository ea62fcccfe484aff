import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { getHuman, restoreHuman, updateHuman } from '@campus/shared/contract/people/staffCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardHolderOf } from '../card/cardFixtures';
import { PersonActions } from './PersonActions';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { locales } from './PersonScreen';

type Human = CallOutput<typeof getHuman>;
type Body = CallInput<typeof updateHuman>['body'];

const personOf = (change: Partial<Human> = {}): Human => ({
  ...cardHolderOf({ birthDate: '2005-05-14', identityStatus: 'FILLED' }),
  ...{ deletedAt: null, lastLoginAt: null, state: 'ACTIVE' },
  ...{ createdAt: '2026-03-05T10:00:00Z', updatedAt: '2026-03-05T10:00:00Z' },
  ...change,
});

const open = (human: Human = personOf(), language: 'ru' | 'en' = 'ru') =>
  renderScreen(<PersonActions human={human} />, {
    ...{ language, roles: ['SUPPORT'] },
    texts: {
      namespace: 'participant',
      locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
    },
  });
async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
  return within(await screen.findByRole('dialog', { name: /^Изменить данные/ }));
}
const field = (name: RegExp) =>
  within(screen.getByRole('dialog', { name: /^Изменить данные/ })).getByRole('textbox', { name });

test('a person is corrected and the identity decided on, with a comment', async () => {
  const sent: Body[] = [];
  stub(updateHuman, ({ body }) => {
    sent.push(body);
    return personOf({ version: 2 });
  });
  const { store } = open();
  const window = await edit();
  await userEvent.clear(field(/^Фамилия/));
  await userEvent.type(field(/^Фамилия/), 'Иванова');
  await userEvent.click(window.getByRole('radio', { name: 'Подтверждена' }));
  await userEvent.type(field(/^Комментарий/), 'Сверили с паспортом');
  await userEvent.click(window.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe('Изменения сохранены'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    ...{ lastName: 'Иванова', middleName: null, birthDate: '2005-05-14', phone: null },
    ...{ identityStatus: 'VERIFIED', comment: 'Сверили с паспортом', version: 1 },
  });
  expect(sent[0]?.email).toBeUndefined();
});

test('a comment is required, and a name that was given is not emptied', async () => {
  const update = jest.fn(() => personOf());
  stub(updateHuman, update);
  open();
  const window = await edit();
  await userEvent.clear(field(/^Фамилия/));
  await userEvent.click(window.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(field(/^Комментарий/)).toBeInvalid());
  expect(field(/^Фамилия/)).toBeInvalid();
  expect(update).not.toHaveBeenCalled();
});

test('whoever has filled in nothing keeps it so, while the phone is corrected', async () => {
  const sent: Body[] = [];
  stub(updateHuman, ({ body }) => {
    sent.push(body);
    return personOf();
  });
  open(
    personOf({
      ...{ lastName: null, firstName: null, birthDate: null, identityStatus: 'EMPTY' },
    }),
  );
  const window = await edit();
  expect(window.queryByRole('radio')).toBeNull();
  await userEvent.type(field(/^Телефон/), '9123456789');
  await userEvent.type(field(/^Комментарий/), 'Сказал по телефону');
  await userEvent.click(window.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ phone: '+79123456789', version: 1 });
  expect(sent[0]?.lastName).toBeUndefined();
  expect(sent[0]?.identityStatus).toBeUndefined();
});

test('what another one saved meanwhile is compared field by field', async () => {
  const sent: Body[] = [];
  stub(getHuman, () => personOf({ firstName: 'Мария', version: 2 }));
  stub(updateHuman, ({ body }) => {
    sent.push(body);
    return body.version < 2
      ? new ApiError(409, 'Запись изменили', { code: 'VERSION', changedBy: 'Пётр' })
      : personOf({ version: 3 });
  });
  open();
  const window = await edit();
  await userEvent.clear(field(/^Фамилия/));
  await userEvent.type(field(/^Фамилия/), 'Иванова');
  await userEvent.type(field(/^Комментарий/), 'По заявлению');
  await userEvent.click(window.getByRole('button', { name: 'Сохранить' }));
  const compared = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(compared.getByText('Мария')).toBeVisible();
  await userEvent.click(compared.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    ...{ firstName: 'Мария', lastName: 'Иванова', comment: 'По заявлению', version: 2 },
  });
});

test('the earlier e-mail is asked for where it was chosen over one that has come meanwhile', async () => {
  const sent: Body[] = [];
  const { email } = personOf();
  stub(getHuman, () => personOf({ email: 'new@example.test', version: 2 }));
  stub(updateHuman, ({ body }) => {
    sent.push(body);
    return body.version < 2
      ? new ApiError(409, 'Запись изменили', { code: 'VERSION', changedBy: 'Пётр' })
      : personOf({ version: 3 });
  });
  open();
  const window = await edit();
  await userEvent.type(field(/^Комментарий/), 'По заявлению');
  await userEvent.click(window.getByRole('button', { name: 'Сохранить' }));
  const compared = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  await userEvent.click(compared.getByRole('radio', { name: 'Ваш вариант' }));
  await userEvent.click(compared.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map((body) => body.email)).toEqual([undefined, email]);
});

test('a deleted account is brought back after a question', async () => {
  const restored: string[] = [];
  stub(restoreHuman, ({ params }) => {
    restored.push(params.id);
    return personOf();
  });
  const human = personOf({ state: 'DELETED', deletedAt: '2026-11-10T09:00:00Z' });
  const { store } = open(human, 'en');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe('Account restored'));
  expect(restored).toEqual([human.id]);
});

test('why an account cannot be brought back is said in the server’s words', async () => {
  const reason = 'Прошло больше 30 дней.';
  stub(restoreHuman, () => new ApiError(422, reason, { code: 'RESTORE_TOO_LATE' }));
  const { store } = open(personOf({ state: 'DELETED', deletedAt: '2026-01-10T09:00:00Z' }));
  await userEvent.click(screen.getByRole('button', { name: 'Восстановить' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Восстановить' }));
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe(reason));
});

test('an anonymised account is final', () => {
  open(personOf({ state: 'ANONYMISED' }));
  expect(screen.queryByRole('button')).toBeNull();
});
