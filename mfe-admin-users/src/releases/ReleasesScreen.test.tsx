import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  listRegistryAlarms,
  listReleasedRemotes,
  listReleaseMoves,
  type ReleasedRemote,
} from '@campus/shared/contract/releases/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { moveOf, remoteOf, withCanary } from './releaseFixtures';
import { ReleasesScreen } from './ReleasesScreen';

const media = remoteOf({ kind: 'canary', channel: withCanary });
const payments = remoteOf(
  { kind: 'rollback', remote: 'payments' },
  { name: 'payments', title: { ru: 'Выплаты', en: 'Payments' }, owner: 'Команда выплат' },
);
const shell = remoteOf({ remote: 'shell' }, { name: 'shell', title: null, owner: null });
const support = remoteOf(
  { kind: 'stopCanary', by: 'server', remote: 'support' },
  { name: 'support', title: { ru: 'Помощь', en: 'Help' } },
);

const stubRemotes = (remotes: ReleasedRemote[] = [media, payments, shell, support]) =>
  stub(listReleasedRemotes, () => remotes);

const open = (url = '/admin/releases', roles: Role[] = ['ADMIN']) =>
  renderScreen(<ReleasesScreen />, {
    url,
    texts: { namespace: 'admin-users', locales: { ru, en } },
    roles,
  });

beforeEach(() => stub(listRegistryAlarms, () => []));

test('what is not as it was signed in the history is told, and how it is repaired', async () => {
  stubRemotes();
  stub(listRegistryAlarms, () => [{ ru: 'Хода 4 нет.', en: 'Move 4 is missing.' }]);
  open();
  expect(await screen.findByText('Хода 4 нет.')).toBeVisible();
  expect(screen.getByText(/release -- repair/)).toBeVisible();
});

async function rowOf(name: RegExp) {
  await screen.findByText(name);
  return within(screen.getByRole('row', { name }));
}

test('every remote is shown with what visitors get, its state, health and owner', async () => {
  stubRemotes();
  open();
  const row = await rowOf(/Новости и события/);
  expect(row.getByRole('link', { name: /Новости и события/ })).toHaveAttribute(
    'href',
    '/admin/releases/media',
  );
  expect(row.getByText('1.0.0-b')).toBeVisible();
  expect(row.getByText('1.0.0-c')).toBeVisible();
  expect(row.getByText('проба 5 %')).toBeVisible();
  expect(row.getByText(/ошибки: 0,4.%/)).toBeVisible();
  expect(row.getByText(/1.000 посетителей за сутки/)).toBeVisible();
  expect(row.getAllByText('5 марта 2026, 12:00')).toHaveLength(2);
  expect(row.getAllByText('Анна Иванова')).toHaveLength(2);
  expect(row.getByText('Команда контента')).toBeVisible();
});

test('a release that was taken back and a canary that the server stopped are named so', async () => {
  stubRemotes();
  open();
  expect((await rowOf(/Выплаты/)).getByText('релиз взят назад')).toBeVisible();
  const help = await rowOf(/Помощь/);
  expect(help.getByText('проба остановлена')).toBeVisible();
  expect(help.getByText('Сервер')).toBeVisible();
  expect((await rowOf(/Оболочка/)).getByText('всё спокойно')).toBeVisible();
});

test('search and state are written to the address and restored from it', async () => {
  stubRemotes();
  const { router } = open('/admin/releases?state=takenBack');
  await rowOf(/Выплаты/);
  expect(screen.queryByRole('row', { name: /Новости/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Все' }));
  await userEvent.type(screen.getByRole('searchbox'), 'контента{Enter}');
  expect(router.state.location.search).toMatch(/^\?search=/);
  expect(screen.getByRole('row', { name: /Новости/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Выплаты/ })).toBeNull();
});

test('where nothing fits the filter, everything can be shown again', async () => {
  stubRemotes();
  open('/admin/releases?search=nowhere');
  expect(await screen.findByRole('heading', { name: 'Таких модулей нет' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Показать все' }));
  expect(await screen.findByRole('row', { name: /Новости/ })).toBeVisible();
});

test('an installation without releases says how to make one', async () => {
  stubRemotes([]);
  open();
  expect(await screen.findByRole('heading', { name: 'Релизов пока нет' })).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(listReleasedRemotes, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubRemotes();
  await userEvent.click(retry);
  expect(await screen.findByRole('row', { name: /Новости/ })).toBeVisible();
});

test('who may not see releases is told so', async () => {
  stub(listReleasedRemotes, () => new ApiError(403, 'Для этого действия не хватает прав.'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('не хватает прав');
});

test('the history names who moved what and why, and can be that of one remote', async () => {
  stubRemotes();
  const asked = jest.fn((_: CallInput<typeof listReleaseMoves>) => ({
    items: [
      moveOf({ number: 9, kind: 'rollback', channel: { ...media.channel, stable: '1.0.0-a' } }),
      moveOf({ number: 8, kind: 'stopCanary', by: 'server', before: withCanary }),
    ],
    total: 45,
    skip: 0,
    size: 20,
  }));
  stub(listReleaseMoves, asked);
  const { router } = open('/admin/releases?view=history');
  const history = within(await screen.findByRole('list', { name: 'История' }));
  expect(history.getByText('media: Вернули 1.0.0-a, 1.0.0-a взят назад')).toBeVisible();
  expect(history.getByText('media: Проба 1.0.0-c остановлена')).toBeVisible();
  expect(history.getByText('Сервер')).toBeVisible();
  await screen.findByRole('option', { name: 'Выплаты' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Модуль' }), 'Выплаты');
  expect(router.state.location.search).toBe('?view=history&remote=payments');
  expect(asked.mock.lastCall?.[0].query).toMatchObject({ remote: 'payments', skip: 0 });
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
    'href',
    '/admin/releases?view=history&remote=payments&skip=20',
  );
});

test('another remote begins from the first page of its history', async () => {
  stubRemotes();
  const asked = jest.fn(({ query }: CallInput<typeof listReleaseMoves>) => ({
    items: [moveOf({ number: 9 })],
    ...{ total: 45, skip: Number(query?.skip ?? 0), size: 20 },
  }));
  stub(listReleaseMoves, asked);
  const { router } = open('/admin/releases?view=history&skip=20');
  await screen.findByRole('option', { name: 'Выплаты' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Модуль' }), 'Выплаты');
  expect(router.state.location.search).toBe('?view=history&remote=payments');
  expect(asked.mock.lastCall?.[0].query).toMatchObject({ remote: 'payments', skip: 0 });
});

test('a remote whose release fails more than usual says so before anything else', async () => {
  const alarming = { ...media, canary: media.canary && { ...media.canary, isAlarming: true } };
  stubRemotes([alarming, payments]);
  open('/admin/releases?state=alarm');
  const row = await rowOf(/Новости и события/);
  expect(row.getByText('тревога: ошибок больше обычного')).toBeVisible();
  expect(screen.queryByText('Выплаты')).toBeNull();
});

test('a role without remotes of its own is told how it would get them, and asks for nothing more', async () => {
  stubRemotes([]);
  const alarms = jest.fn(() => []);
  stub(listRegistryAlarms, alarms);
  open('/admin/releases', ['SUPPORT']);
  expect(await screen.findByRole('heading', { name: /нет своих модулей/ })).toBeVisible();
  expect(alarms).not.toHaveBeenCalled();
});
