import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listEduOrgs, listUserRoles } from '@campus/shared/contract/resources/calls';
import {
  countUsers,
  createUser,
  filterUsers,
  type User,
} from '@campus/shared/contract/staff/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { locales, UsersScreen } from './UsersScreen';

const support = { id: idOf(1), key: 'SUPPORT', name: 'Поддержка' } as const;

const user: User = {
  id: idOf(10),
  login: 'support@example.test',
  lastName: 'Помощникова',
  firstName: 'Поддержка',
  middleName: null,
  position: 'Специалист поддержки',
  phone: null,
  role: support,
  eduOrg: { id: idOf(2), name: 'Северный технологический университет', shortName: 'СТУ' },
  isActive: true,
  language: { id: idOf(3), key: 'ru' },
  lastLoginAt: '2026-03-05T09:15:00Z',
  twoFactor: 'EMAIL',
  mustChangePassword: false,
  createdAt: '2026-01-12T08:00:00Z',
  version: 1,
};

const stranger: User = {
  ...user,
  id: idOf(11),
  login: 'audit@example.test',
  lastName: 'Проверкин',
  eduOrg: null,
  isActive: false,
  lastLoginAt: null,
};

type Asked = CallInput<typeof filterUsers>;
const lastAsked = (answer: jest.Mock<unknown, [Asked]>) => answer.mock.lastCall?.[0];

function stubUsers(items: User[] = [user, stranger], total = items.length) {
  const answer = jest.fn((asked: Asked) => ({
    items,
    total,
    skip: Number(asked.query?.skip ?? 0),
    size: 20,
  }));
  stub(filterUsers, answer);
  return answer;
}

const counts = { active: 9, inactive: 1, invited: 2, admins: 2 };

function open(url = '/admin/users', roles: Role[] = ['ADMIN']) {
  stub(listUserRoles, () => [support]);
  stub(listEduOrgs, () => [
    { id: idOf(2), name: 'Северный университет', shortName: 'СТУ', city: null, isActive: true },
  ]);
  stub(countUsers, () => counts);
  const words = { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } };
  const texts = { namespace: 'admin-users', locales: words };
  return renderScreen(<UsersScreen />, { url, texts, roles });
}

test('staff are listed with role, organisation, last sign-in and state', async () => {
  const answer = stubUsers();
  open();
  const table = within(await screen.findByRole('table', { name: 'Список сотрудников' }));
  const first = within(table.getByRole('row', { name: /Помощникова/ }));
  expect(first.getByText('support@example.test')).toBeVisible();
  expect(first.getByText('СТУ')).toBeVisible();
  expect(first.getByText('05.03.2026, 12:15')).toBeVisible();
  expect(first.getByText('Активен')).toBeVisible();
  const second = within(table.getByRole('row', { name: /Проверкин/ }));
  expect(second.getByText('ещё не было')).toBeVisible();
  expect(second.getByText('Закрыт')).toBeVisible();
  expect(screen.getByText('Найдено 2 сотрудника')).toBeVisible();
  expect(lastAsked(answer)?.query).toMatchObject({ skip: 0, size: 20, asc: true });
});

test('staff are asked for by their last sign-in, the latest first', async () => {
  const answer = stubUsers();
  open();
  const header = await screen.findByRole('columnheader', { name: 'Последний вход' });
  await userEvent.click(within(header).getByRole('link'));
  await waitFor(() =>
    expect(lastAsked(answer)?.query).toMatchObject({ sort: 'lastLogin', asc: false }),
  );
});

test('search, role, organisation and state are written to the address and sent', async () => {
  const answer = stubUsers();
  const { router } = open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти сотрудника' }), 'помощ{Enter}');
  await screen.findByRole('option', { name: 'Поддержка' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Роль' }), 'Поддержка');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Организация' }), 'СТУ');
  await userEvent.click(screen.getByRole('link', { name: 'Доступ закрыт · 1' }));
  const params = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(params)).toEqual({
    search: 'помощ',
    roleIds: support.id,
    eduOrgId: idOf(2),
    isActive: 'false',
  });
  await waitFor(() =>
    expect(lastAsked(answer)?.body).toEqual({
      search: 'помощ',
      roleIds: [support.id],
      eduOrgId: idOf(2),
      isActive: false,
    }),
  );
});

test('those who were invited and have not come have a tab of their own', async () => {
  const answer = stubUsers();
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Ещё не входили · 2' }));
  await waitFor(() => expect(lastAsked(answer)?.body).toEqual({ isActive: true, isInvited: true }));
});

test('a server that does not count leaves the tabs without numbers', async () => {
  stubUsers();
  open();
  stub(countUsers, () => new ApiError(404, 'Нет такой страницы'));
  expect(await screen.findByRole('link', { name: 'С доступом' })).toBeVisible();
});

test('an address restores its filters and page', async () => {
  const answer = stubUsers([user], 45);
  open('/admin/users?isActive=true&skip=20');
  expect(await screen.findByRole('link', { name: 'Страница 3' })).toHaveAttribute(
    'href',
    '/admin/users?isActive=true&skip=40',
  );
  expect(screen.getByRole('link', { name: 'С доступом · 9' })).toHaveAttribute('aria-current');
  expect(lastAsked(answer)).toMatchObject({ query: { skip: 20 }, body: { isActive: true } });
});

test('nobody found: the filters can be taken off', async () => {
  stubUsers([]);
  const { router } = open('/admin/users?search=никто&isActive=false');
  expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  stubUsers();
  await userEvent.click(screen.getByRole('link', { name: 'Показать всё' }));
  expect(await screen.findByText('Найдено 2 сотрудника')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a failed load can be tried again, and the filters stay', async () => {
  stub(filterUsers, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByRole('searchbox')).toBeVisible();
  stubUsers();
  await userEvent.click(retry);
  expect(await screen.findByText('Найдено 2 сотрудника')).toBeVisible();
});

test('who may not see staff is told so', async () => {
  stub(filterUsers, () => new ApiError(403, 'Нужна роль администратора'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Нужна роль администратора');
});

async function fillInvitation(login = 'new@example.test') {
  await userEvent.click(await screen.findByRole('button', { name: 'Пригласить' }));
  const form = within(await screen.findByRole('dialog', { name: 'Новый сотрудник' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Рабочая почта' }), login);
  await userEvent.type(form.getByRole('textbox', { name: 'Фамилия' }), 'Новичков');
  await userEvent.type(form.getByRole('textbox', { name: 'Имя' }), 'Олег');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Роль' }), 'Поддержка');
  return form;
}

test('a colleague is invited with a role, after what it may do has been read', async () => {
  stubUsers();
  const sent = jest.fn((_: CallInput<typeof createUser>) => user);
  stub(createUser, sent);
  const { router } = open();
  const form = await fillInvitation();
  const rights = within(form.getByRole('region', { name: 'Что может роль «Поддержка»' }));
  const rightTo = (area: string) =>
    within(rights.getByRole('row', { name: new RegExp(area) })).getAllByRole('cell')[1];
  expect(rightTo('Обращения')).toHaveTextContent('смотрит и меняет');
  expect(rightTo('Реестры выплат')).toHaveTextContent('нет доступа');
  await userEvent.click(form.getByRole('button', { name: 'Пригласить и отправить письмо' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.lastCall?.[0].body).toMatchObject({
    login: 'new@example.test',
    lastName: 'Новичков',
    roleId: support.id,
    middleName: null,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/users/${user.id}`));
});

test('whoever has closed the window meanwhile is told of the account, and not led to it', async () => {
  stubUsers();
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  stub(createUser, () => slow.then(() => user));
  const { router, store } = open();
  const form = await fillInvitation();
  await userEvent.click(form.getByRole('button', { name: 'Пригласить и отправить письмо' }));
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer();
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]));
  expect(router.state.location.pathname).toBe('/admin/users');
});

test('a login that is taken is said at its field, and what was typed stays', async () => {
  stubUsers();
  stub(
    createUser,
    () => new ApiError(409, 'Такой логин уже есть', { fields: { login: 'LOGIN_TAKEN' } }),
  );
  open();
  const form = await fillInvitation('support@example.test');
  const login = form.getByRole('textbox', { name: 'Рабочая почта' });
  await userEvent.click(form.getByRole('button', { name: 'Пригласить и отправить письмо' }));
  await waitFor(() => expect(login).toBeInvalid());
  expect(form.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Новичков');
});

test('an auditor invites nobody', async () => {
  stubUsers();
  open('/admin/users', ['AUDITOR']);
  await screen.findByText('Найдено 2 сотрудника');
  expect(screen.queryByRole('button', { name: 'Пригласить' })).not.toBeInTheDocument();
});
