import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  listDevelopmentOrigins,
  startOverride,
  getReleasedRemote,
  listReleaseMoves,
  moveRemote,
  type ReleasedRemote,
} from '@campus/shared/contract/releases/calls';
import { productReason } from '@campus/shared/contract/releases/productReason';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { storedReleaseOf, moveOf, remoteOf, withCanary } from './releaseFixtures';
import { RemoteScreen } from './RemoteScreen';

const takenBack = { at: '2026-03-05T09:00:00.000Z', by: 'Анна Иванова', why: 'ошибки' };
const kept = [
  storedReleaseOf('1.0.0-c', { wasStable: false }),
  storedReleaseOf('1.0.0-b', { health: { visitors: 1000, failed: 4 } }),
  storedReleaseOf('1.0.0-a', { commit: 'fedcba9876543210-dirty' }),
  storedReleaseOf('1.0.0-0', { takenBack }),
];

type Asked = CallInput<typeof moveRemote>;

function stubRemote(remote: ReleasedRemote = remoteOf()) {
  stub(getReleasedRemote, () => ({ remote, releases: kept }));
  stub(listReleaseMoves, () => ({ items: [moveOf()], total: 1, skip: 0, size: 20 }));
  stub(listDevelopmentOrigins, () => []);
}

function stubMove(answer: ReleasedRemote | ApiError) {
  const asked = jest.fn((_: Asked) => answer);
  stub(moveRemote, asked);
  return asked;
}

const open = () =>
  renderScreen(<RemoteScreen />, {
    url: '/admin/releases/media',
    path: '/admin/releases/:remote',
    texts: { namespace: 'admin-users', locales: { ru, en } },
    roles: ['ADMIN'],
  });

const chooseFor = async (release: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Действия с ${release}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return openDialog(/./);
};

const openDialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

const explain = async (dialog: Awaited<ReturnType<typeof openDialog>>, confirm: string) => {
  await userEvent.click(dialog.getByRole('textbox', { name: /Почему/ }));
  await userEvent.paste('падает поиск');
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
};

test('a remote is shown with its releases, where they come from, and its history', async () => {
  stubRemote(remoteOf({ kind: 'canary', channel: withCanary }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Новости и события' })).toBeVisible();
  expect(screen.getByText('Команда контента')).toHaveAttribute('lang', 'ru');
  const canary = within(screen.getByRole('region', { name: 'Проба' }));
  expect(canary.getByText(/5.%, Студенты/)).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Сохранённые релизы' }));
  const row = within(table.getByRole('row', { name: /1\.0\.0-b/ }));
  expect(row.getByText('у всех')).toBeVisible();
  expect(row.getByText('коммит 01234567')).toBeVisible();
  expect(table.getByText('коммит fedcba98 и незакоммиченные правки')).toBeVisible();
  expect(row.getByText('ключ 3f9a61c2')).toBeVisible();
  expect(row.getByText('72 кБ')).toBeVisible();
  expect(
    within(table.getByRole('row', { name: /1\.0\.0-0/ })).getByText('взят назад'),
  ).toBeVisible();
  const history = within(await screen.findByRole('list', { name: 'История' }));
  expect(history.getByText('1.0.0-b — всем')).toBeVisible();
});

test('that a release came with the product is told in the language of the page', async () => {
  stubRemote();
  const move = { ...moveOf(), why: productReason };
  stub(listReleaseMoves, () => ({ items: [move], total: 1, skip: 0, size: 20 }));
  open();
  expect(await screen.findByText('выпущен вместе с продуктом')).toBeVisible();
  expect(screen.queryByText(productReason)).toBeNull();
});

test('a rollback says what will happen, asks why, and offers to undo it', async () => {
  stubRemote();
  const after = remoteOf({
    number: 8,
    kind: 'rollback',
    channel: { stable: '1.0.0-a', lastKnownGood: null, canary: null, held: [] },
    before: remoteOf().channel,
  });
  const asked = stubMove(after);
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть 1.0.0-a' }));
  const dialog = await openDialog('Вернуть 1.0.0-a?');
  expect(dialog.getByText(/Посетители получат 1.0.0-a со следующей страницы/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Вернуть' }));
  expect(asked).not.toHaveBeenCalled();
  await explain(dialog, 'Вернуть');
  expect(asked).toHaveBeenCalledWith({
    params: { remote: 'media' },
    body: { kind: 'rollback', release: '1.0.0-a', number: 7, why: 'падает поиск' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [notice] = store.getState().notifications;
  expect(notice?.text).toBe('Вернули 1.0.0-a: у всех со следующей страницы');
  notice?.action?.onClick();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.lastCall?.[0].body).toMatchObject({
    kind: 'promote',
    release: '1.0.0-b',
    number: 8,
  });
});

test('when somebody was faster, it says who, and the decision is made anew', async () => {
  stubRemote();
  const words = 'Пока вы решали, здесь всё переставили: Пётр Петров.';
  stubMove(new ApiError(409, words, { code: 'MOVED' }));
  open();
  const dialog = await chooseFor('1.0.0-c', 'Отдать всем');
  stubRemote(remoteOf({ number: 8, by: 'Пётр Петров' }));
  await explain(dialog, 'Отдать всем');
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  expect(await dialog.findByText(/Теперь у всех 1.0.0-b. Пётр Петров:/)).toBeVisible();
  const asked = stubMove(remoteOf({ number: 9, kind: 'promote' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отдать всем' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked.mock.lastCall?.[0].body).toMatchObject({ number: 8, why: 'падает поиск' });
});

test('what the gate says against a release stands in the window', async () => {
  stubRemote();
  stubMove(new ApiError(422, 'Проверка не пропустила релиз:\n/news belongs to media'));
  open();
  const dialog = await chooseFor('1.0.0-c', 'Отдать всем');
  await explain(dialog, 'Отдать всем');
  expect(await dialog.findByRole('alert')).toHaveTextContent('/news belongs to media');
});

test('a canary goes to a share of the visitors and to roles', async () => {
  stubRemote();
  const asked = stubMove(remoteOf({ kind: 'canary', channel: withCanary }));
  const { store } = open();
  const dialog = await chooseFor('1.0.0-c', 'Начать пробу');
  const percent = dialog.getByRole('textbox', { name: /Сколько посетителей/ });
  await userEvent.clear(percent);
  await userEvent.type(percent, '10');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Студенты' }));
  await explain(dialog, 'Начать');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked.mock.lastCall?.[0].body).toEqual({
    kind: 'canary',
    release: '1.0.0-c',
    percent: 10,
    roles: ['STUDENT'],
    number: 7,
    why: 'падает поиск',
  });
  expect(store.getState().notifications[0]?.text).toBe('1.0.0-c получают 5\u00a0% посетителей');
});

test('a canary that runs can be stopped', async () => {
  stubRemote(remoteOf({ kind: 'canary', channel: withCanary }));
  const asked = stubMove(remoteOf({ kind: 'stopCanary', before: withCanary }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Остановить пробу' }));
  const dialog = await openDialog(/Остановить пробу 1.0.0-c/);
  await explain(dialog, 'Остановить');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked.mock.lastCall?.[0].body).toMatchObject({ kind: 'stopCanary', number: 7 });
});

test('a release that was never given is not offered as a way back', async () => {
  stubRemote();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Действия с 1.0.0-c' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Начать пробу', 'Отдать всем', 'Открыть у себя']);
});

test('a release that does not open for oneself says why', async () => {
  stubRemote();
  stub(startOverride, () => new ApiError(404, 'Этого релиза нет среди сохранённых.'));
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Действия с 1.0.0-c' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Открыть у себя' }));
  await waitFor(() =>
    expect(store.getState().notifications[0]?.text).toBe('Этого релиза нет среди сохранённых.'),
  );
});

test('a build on the machine of a developer can be opened for oneself', async () => {
  stubRemote();
  stub(listDevelopmentOrigins, () => ['http://localhost:3300']);
  const asked = jest.fn(() => new ApiError(422, 'Адрес больше не разрешён.'));
  stub(startOverride, asked);
  open();
  const button = await screen.findByRole('button', { name: /http:\/\/localhost:3300/ });
  await userEvent.click(button);
  expect(asked).toHaveBeenCalledWith({
    body: { remote: 'media', origin: 'http://localhost:3300' },
  });
});

test('a remote that does not exist leads back to all of them', async () => {
  stub(getReleasedRemote, () => new ApiError(404, 'Такой страницы или записи нет.'));
  open();
  expect(await screen.findByRole('heading', { name: 'Такого модуля нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ко всем релизам' })).toBeVisible();
});

test('a release is held against automatic moves, which shows, and can be undone', async () => {
  stubRemote();
  const before = remoteOf().channel;
  const channel = { ...before, held: ['1.0.0-b'] };
  const asked = stubMove(remoteOf({ number: 8, kind: 'hold', channel, before }));
  const { store } = open();
  const dialog = await chooseFor('1.0.0-b', 'Не снимать автоматически');
  expect(dialog.getByText(/вернуть его сможет только человек/)).toBeVisible();
  await explain(dialog, 'Не снимать');
  expect(asked.mock.lastCall?.[0].body).toEqual({
    kind: 'hold',
    release: '1.0.0-b',
    number: 7,
    why: 'падает поиск',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [notice] = store.getState().notifications;
  expect(notice?.text).toBe('Сервер не снимет релиз сам');
  notice?.action?.onClick();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.lastCall?.[0].body).toMatchObject({ kind: 'unhold', release: '1.0.0-b' });
});

test('a held release says so, and can be left to the server again', async () => {
  stubRemote(remoteOf({ channel: { ...remoteOf().channel, held: ['1.0.0-b'] } }));
  const asked = stubMove(remoteOf());
  open();
  const row = within(await screen.findByRole('row', { name: /1\.0\.0-b/ }));
  expect(row.getByText('не снимать автоматически')).toBeVisible();
  const dialog = await chooseFor('1.0.0-b', 'Снова доверить серверу');
  await explain(dialog, 'Доверить');
  expect(asked.mock.lastCall?.[0].body).toMatchObject({ kind: 'unhold', release: '1.0.0-b' });
});

test('a remote is taken off after a confirmation, and brought back', async () => {
  stubRemote();
  const before = remoteOf().channel;
  const channel = { ...before, isRetired: true };
  const asked = stubMove(remoteOf({ number: 8, kind: 'retire', channel, before }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать модуль' }));
  const dialog = await openDialog('Убрать модуль с сайта?');
  expect(dialog.getByText(/не будет в меню/)).toBeVisible();
  await explain(dialog, 'Убрать');
  const body = { kind: 'retire', number: 7, why: 'падает поиск' };
  expect(asked.mock.lastCall?.[0].body).toEqual(body);
});

test('a remote that was taken off says so, and offers the way back alone', async () => {
  stubRemote(remoteOf({ kind: 'retire', channel: { ...remoteOf().channel, isRetired: true } }));
  const asked = stubMove(remoteOf());
  open();
  expect(await screen.findByText('модуль убран')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Вернуть 1\.0\.0-a/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть модуль' }));
  await explain(await openDialog('Вернуть модуль?'), 'Вернуть');
  expect(asked.mock.lastCall?.[0].body).toMatchObject({ kind: 'restore' });
});

test('the shell cannot be taken off', async () => {
  stubRemote(remoteOf({ remote: 'shell' }, { name: 'shell', title: null, owner: null }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Оболочка' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Убрать модуль' })).toBeNull();
});

test('a kept release says what the gate has signed of it', async () => {
  const [one = storedReleaseOf('1.0.0-c'), ...others] = kept;
  stubRemote();
  const releases = [{ ...one, gate: 'refused' as const }, ...others];
  stub(getReleasedRemote, () => ({ remote: remoteOf(), releases }));
  open();
  const row = within(await screen.findByRole('row', { name: /1\.0\.0-c/ }));
  expect(row.getByText('не прошёл проверку')).toBeVisible();
});
