import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listEduOrgs, listUserRoles } from '@campus/shared/contract/resources/calls';
import {
  deleteUser,
  getUser,
  resetPassword,
  updateUser,
  updateUserActiveStatus,
  updateUserRole,
  type User,
} from '@campus/shared/contract/staff/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { UserScreen } from './UserScreen';

const idOf = (number: number) => `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`;
const support = { id: idOf(1), key: 'SUPPORT', name: 'Поддержка' } as const;
const auditor = { id: idOf(4), key: 'AUDITOR', name: 'Аудитор' } as const;
const north = { id: idOf(2), name: 'Северный университет', shortName: 'СТУ' };

const user: User = {
  id: idOf(10),
  login: 'support@example.test',
  lastName: 'Помощникова',
  firstName: 'Анна',
  middleName: null,
  position: 'Специалист',
  phone: null,
  role: support,
  eduOrg: north,
  isActive: true,
  language: { id: idOf(3), key: 'ru' },
  lastLoginAt: null,
  twoFactor: 'EMAIL',
  mustChangePassword: false,
  createdAt: '2026-01-12T08:00:00Z',
  version: 1,
};

interface Opening {
  read?: () => User | ApiError;
  language?: 'ru' | 'en';
}

function open({ read = () => user, language = 'ru' }: Opening = {}) {
  stub(getUser, read);
  stub(listUserRoles, () => [support, auditor]);
  stub(listEduOrgs, () => [{ ...north, city: null, isActive: true }]);
  return renderScreen(<UserScreen id={user.id} />, {
    url: `/admin/users/${user.id}`,
    language,
    texts: { namespace: 'admin-users', locales: { ru, en } },
    roles: ['ADMIN'],
  });
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function choose(name: string) {
  await press('Другие действия');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

test('a record is shown with login, role and access', async () => {
  open();
  expect(await field('Фамилия')).toHaveValue('Помощникова');
  expect(await field(/^Должность/)).toHaveValue('Специалист');
  expect(screen.getByText('support@example.test · Поддержка')).toBeVisible();
  const bar = within(screen.getByRole('group', { name: 'Действия с учётной записью' }));
  expect(bar.getByText('Активен')).toBeVisible();
  expect(bar.getByRole('status')).toHaveTextContent('Всё сохранено');
});

test('a change is saved with its version, and the form goes on from what was saved', async () => {
  const saved = jest.fn(({ body }: CallInput<typeof updateUser>) => ({
    ...user,
    position: body.position ?? null,
    version: 2,
  }));
  stub(updateUser, saved);
  open();
  await userEvent.clear(await field(/^Должность/));
  expect(screen.getByText('Есть несохранённые изменения')).toBeVisible();
  await press('Сохранить');
  expect(await screen.findByText('Всё сохранено')).toBeVisible();
  expect(saved.mock.lastCall?.[0].body).toMatchObject({
    lastName: 'Помощникова',
    middleName: null,
    position: null,
    eduOrgId: north.id,
    version: 1,
  });
});

test('what another one saved stands beside one’s own words', async () => {
  const theirs = { ...user, firstName: 'Мария', version: 2 };
  let now: User = user;
  const sent: CallInput<typeof updateUser>['body'][] = [];
  stub(updateUser, ({ body }: CallInput<typeof updateUser>) => {
    sent.push(body);
    now = theirs;
    return body.version < 2
      ? new ApiError(409, 'Уже изменили', { code: 'VERSION', changedBy: 'Пётр' })
      : { ...theirs, lastName: body.lastName, version: 3 };
  });
  open({ read: () => now });
  await userEvent.clear(await field('Фамилия'));
  await userEvent.keyboard('Иванова{Control>}s{/Control}');
  const compared = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(compared.getByText('Мария')).toBeVisible();
  await press('Сохранить выбранное');
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ firstName: 'Мария', lastName: 'Иванова', version: 2 }),
  );
});

test('a refusal stands at its field', async () => {
  stub(
    updateUser,
    () => new ApiError(422, 'Проверьте поля', { fields: { lastName: 'NAME_FORMAT' } }),
  );
  open();
  await userEvent.type(await field('Фамилия'), 'а');
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent('Фамилия');
});

test('another role is given in a window, and why it cannot be is said there', async () => {
  const reason = 'Это последний администратор.';
  stub(updateUserRole, () => new ApiError(422, reason, { code: 'LAST_ADMIN' }));
  open();
  await choose('Сменить роль');
  const window = within(await screen.findByRole('dialog', { name: 'Роль: Помощникова Анна' }));
  await userEvent.selectOptions(await window.findByRole('combobox', { name: 'Роль' }), 'Аудитор');
  await userEvent.click(window.getByRole('button', { name: 'Сменить роль' }));
  expect(await window.findByRole('alert')).toHaveTextContent(reason);
  const given = jest.fn((_: CallInput<typeof updateUserRole>) => ({ ...user, role: auditor }));
  stub(updateUserRole, given);
  await userEvent.click(window.getByRole('button', { name: 'Сменить роль' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(given.mock.lastCall?.[0].body).toEqual({ roleId: auditor.id });
});

test('access is closed after a question, and a refusal is told', async () => {
  const reason = 'Свою учётную запись закрыть нельзя.';
  stub(updateUserActiveStatus, () => new ApiError(422, reason, { code: 'OWN_ACCOUNT' }));
  const { store } = open();
  await choose('Закрыть доступ');
  await press('Закрыть доступ');
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe(reason));
  const closed = jest.fn((_: CallInput<typeof updateUserActiveStatus>) => user);
  stub(updateUserActiveStatus, closed);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await choose('Закрыть доступ');
  await press('Закрыть доступ');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(closed.mock.lastCall?.[0].body).toEqual({ isActive: false });
});

test('a new password is sent after a question', async () => {
  stub(resetPassword, () => user);
  const { store } = open();
  await choose('Выслать новый пароль');
  await press('Выслать новый пароль');
  await waitFor(() =>
    expect(store.getState().notifications[0]?.text).toBe(
      'Ссылка для нового пароля выслана: Помощникова Анна',
    ),
  );
});

test('a removed account can be brought back until its notice has gone', async () => {
  const removed = jest.fn((_: CallInput<typeof deleteUser>) => ({ id: user.id }));
  stub(deleteUser, removed);
  const { store, router } = open();
  await choose('Удалить');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
  expect(removed).not.toHaveBeenCalled();
  const [notice] = store.getState().notifications;
  expect(notice?.text).toBe('Удалено: Помощникова Анна');
  act(() => store.getState().dismiss(notice?.id ?? ''));
  await waitFor(() => expect(removed).toHaveBeenCalledTimes(1));
});

test('an address that leads to nobody says so', async () => {
  open({ read: () => new ApiError(404, 'Не найдено') });
  expect(
    await screen.findByRole('heading', { name: 'Такого сотрудника нет', level: 1 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ко всем сотрудникам' })).toHaveAttribute(
    'href',
    '/admin/users',
  );
});

test('a failed load can be tried again', async () => {
  open({ read: () => new ApiError(503, 'Сервис недоступен') });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getUser, () => user);
  await userEvent.click(retry);
  expect(await field('Фамилия')).toBeVisible();
});

test('who may not see accounts is told so', async () => {
  open({ read: () => new ApiError(403, 'Нужна роль администратора') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Нужна роль администратора');
});

test('the screen speaks English', async () => {
  open({ language: 'en' });
  expect(await field('Last name')).toHaveValue('Помощникова');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});
