import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  deleteUser,
  getUser,
  resetPassword,
  updateUser,
  updateUserActiveStatus,
  updateUserRole,
  type User,
} from '@campus/shared/contract/staff/calls';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditor, choose, field, north, openUser, press, user } from './openUser';

test('a record is shown with login, role and access', async () => {
  openUser();
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
  openUser();
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
  openUser({ read: () => now });
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
  openUser();
  await userEvent.type(await field('Фамилия'), 'а');
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent('Фамилия');
});

test('another role is given in a window, and why it cannot be is said there', async () => {
  const reason = 'Это последний администратор.';
  stub(updateUserRole, () => new ApiError(422, reason, { code: 'LAST_ADMIN' }));
  openUser();
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

test('another role is given under unsaved words, which are saved after it without a question', async () => {
  let now: User = user;
  stub(updateUserRole, () => (now = { ...user, role: auditor, version: 2 }));
  const sent: CallInput<typeof updateUser>['body'][] = [];
  stub(updateUser, ({ body }: CallInput<typeof updateUser>) => {
    sent.push(body);
    return { ...now, lastName: body.lastName, version: 3 };
  });
  openUser({ read: () => now });
  await userEvent.clear(await field('Фамилия'));
  await userEvent.type(await field('Фамилия'), 'Иванова');
  await choose('Сменить роль');
  const window = within(await screen.findByRole('dialog', { name: 'Роль: Помощникова Анна' }));
  await userEvent.selectOptions(await window.findByRole('combobox', { name: 'Роль' }), 'Аудитор');
  await userEvent.click(window.getByRole('button', { name: 'Сменить роль' }));
  expect(await screen.findByText('support@example.test · Аудитор')).toBeVisible();
  await press('Сохранить');
  await waitFor(() => expect(sent).toMatchObject([{ lastName: 'Иванова', version: 2 }]));
});

test('an operator without an organisation is told to get one first', async () => {
  openUser({ read: () => ({ ...user, eduOrg: null }) });
  await choose('Сменить роль');
  const window = within(await screen.findByRole('dialog', { name: 'Роль: Помощникова Анна' }));
  await userEvent.selectOptions(await window.findByRole('combobox', { name: 'Роль' }), 'Оператор');
  expect(window.getByRole('status')).toHaveTextContent('Сначала выберите её в записи');
});

test('access is closed with a reason, and a refusal stays in the window', async () => {
  const reason = 'Это последний администратор.';
  stub(updateUserActiveStatus, () => new ApiError(422, reason, { code: 'LAST_ADMIN' }));
  const { store } = openUser();
  await choose('Закрыть доступ');
  const window = within(await screen.findByRole('dialog', { name: /^Закрыть доступ:/ }));
  const close = () => userEvent.click(window.getByRole('button', { name: 'Закрыть доступ' }));
  await close();
  expect(await window.findByRole('textbox', { name: 'Причина' })).toBeInvalid();
  await userEvent.type(window.getByRole('textbox', { name: 'Причина' }), 'Уволилась');
  await close();
  expect(await window.findByText(reason)).toBeVisible();
  const closed = jest.fn((_: CallInput<typeof updateUserActiveStatus>) => user);
  stub(updateUserActiveStatus, closed);
  await close();
  await waitFor(() =>
    expect(store.getState().notifications[0]?.text).toBe('Доступ закрыт: Помощникова Анна'),
  );
  expect(closed.mock.lastCall?.[0].body).toEqual({ isActive: false, reason: 'Уволилась' });
});

test('one’s own role and access are another administrator’s to change, as is said beforehand', async () => {
  const view = openUser({ isOwn: true, admins: 2 });
  expect(await screen.findByText(/^Это ваша учётная запись/)).toBeVisible();
  await press('Другие действия');
  for (const name of [/^Сменить роль/, /^Закрыть доступ/, /^Удалить/])
    expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  view.unmount();
  openUser({ isOwn: true, admins: 1 });
  expect(await screen.findByText(/^Вы единственный администратор/)).toBeVisible();
});

test('an auditor reads the record and finds no form', async () => {
  openUser({ roles: ['AUDITOR'], admins: 2 });
  expect(await screen.findByText('Северный университет')).toBeVisible();
  expect(screen.getByText('приходит по почте')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
});

test('a new password is sent after a question', async () => {
  stub(resetPassword, () => user);
  const { store } = openUser();
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
  const { store, router } = openUser();
  const remove = async () => {
    await choose('Удалить');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
    const [notice] = store.getState().notifications;
    expect(notice?.text).toBe('Удалено: Помощникова Анна');
    return notice;
  };
  const undone = await remove();
  act(() => {
    store.getState().dismiss(undone?.id ?? '');
    undone?.action?.onClick();
  });
  await act(() => router.navigate(`/admin/users/${user.id}`));
  expect(await field('Фамилия')).toHaveValue('Помощникова');
  expect(removed).not.toHaveBeenCalled();
  const left = await remove();
  act(() => store.getState().dismiss(left?.id ?? ''));
  await waitFor(() => expect(removed).toHaveBeenCalledTimes(1));
});

test('an address that leads to nobody says so', async () => {
  openUser({ read: () => new ApiError(404, 'Не найдено') });
  expect(
    await screen.findByRole('heading', { name: 'Такого сотрудника нет', level: 1 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ко всем сотрудникам' })).toHaveAttribute(
    'href',
    '/admin/users',
  );
});

test('a failed load can be tried again', async () => {
  openUser({ read: () => new ApiError(503, 'Сервис недоступен') });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getUser, () => user);
  await userEvent.click(retry);
  expect(await field('Фамилия')).toBeVisible();
});

test('who may not see accounts is told so', async () => {
  openUser({ read: () => new ApiError(403, 'Нужна роль администратора') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Нужна роль администратора');
});

test('the screen speaks English', async () => {
  openUser({ language: 'en' });
  expect(await field('Last name')).toHaveValue('Помощникова');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});
