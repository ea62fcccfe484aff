import { ApiError } from '@campus/shared/api/ApiError';
import {
  filterPartners,
  getPartnerDirectory,
  syncPartners,
  type Partner,
  type PartnerSyncRun,
} from '@campus/shared/contract/partners/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import { partnerPage } from '../../partnerFixture';
import { deskFixture } from '../openPartnerEditor';
import { SyncPanel } from './SyncPanel';
import { textsOfPartnerDesk } from '../openPartnerEditor';

const start = '2026-03-10T10:00:00.000Z';
const before = '2026-03-09T10:00:00.000Z';
const after = '2026-03-10T10:00:02.000Z';
const stale = { syncedAt: before, createdAt: before, updatedAt: before };

const last: PartnerSyncRun = {
  finishedAt: before,
  created: 1,
  updated: 0,
  deactivated: 0,
  skipped: 2,
  error: null,
};

/** What the registry says of three partners, look after look. */
let rows: Partner[];
const begin = jest.fn();

const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<SyncPanel />, { texts: textsOfPartnerDesk, language });
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const pressNow = async () => {
  const button = screen.getByRole('button', { name: 'Синхронизировать' });
  act(() => button.click());
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(start) });
  localStorage.clear();
  begin.mockReset().mockReturnValue({ startedAt: start, last: null });
  stub(syncPartners, () => begin() as never);
  stub(getPartnerDirectory, () => ({ isConnected: true }));
  rows = [1, 2, 3].map((number) => deskFixture(number, { staff: stale }));
  stub(filterPartners, () => partnerPage(rows));
});
afterEach(() => jest.useRealTimers());

const come = (...numbers: number[]) => {
  rows = rows.map((row, index) =>
    numbers.includes(index + 1) && row.staff
      ? { ...row, staff: { ...row.staff, syncedAt: start } }
      : row,
  );
};

test('a run is followed by its partners, told when it is over, and may be repeated in five minutes', async () => {
  open();
  expect(screen.getByText(/приходят из справочника/)).toBeVisible();
  await pressNow();
  expect(await screen.findByText(/Синхронизация идёт/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Синхронизировать' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  come(1, 2);
  await pass(2_000);
  expect(screen.getByRole('progressbar', { name: 'Сверяем партнёров' })).toHaveAttribute(
    'aria-valuetext',
    '2 из 3',
  );
  come(1);
  rows = [
    ...rows.slice(0, 1),
    deskFixture(2, { staff: { ...stale, syncedAt: start, updatedAt: after } }),
    deskFixture(3, { staff: { ...stale, isActive: false, updatedAt: after } }),
    deskFixture(4, { staff: { syncedAt: start, createdAt: after, updatedAt: after } }),
  ];
  await pass(4_000);
  expect(screen.getByText(/Синхронизация завершена/)).toBeVisible();
  expect(screen.getByText('Новых: 1. Изменённых: 1. Скрытых: 1.')).toBeVisible();
  expect(screen.getByText(/Снова можно через 4:5\d/)).toBeVisible();
  await pass(300_000);
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('two presses start one run', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Синхронизировать' });
  act(() => {
    button.click();
    button.click();
  });
  await pass(0);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a run in which nothing changes says so', async () => {
  open();
  await pressNow();
  come(1, 2, 3);
  await pass(6_000);
  expect(screen.getByText('Ничего не изменилось.')).toBeVisible();
});

test('what the server says of the end counts: rows that it skipped, and that it has failed', async () => {
  const ended = { ...last, finishedAt: after, created: 0 };
  open();
  await pressNow();
  come(1, 2, 3);
  stub(getPartnerDirectory, () => ({ isConnected: true, last: ended }));
  await pass(6_000);
  expect(screen.getByText('Пропущенных строк с ошибками: 2.')).toBeVisible();

  const error = 'Not one row of the partner directory can be read';
  stub(getPartnerDirectory, () => ({ isConnected: true, last: { ...ended, error } }));
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  await pressNow();
  await pass(6_000);
  expect(screen.getByText(/Синхронизация не удалась/)).toBeVisible();
  expect(screen.getByText(/во всех строках справочника/)).toBeVisible();
  expect(screen.queryByText(/Синхронизация завершена/)).toBeNull();
});

test('a failure is told when the server has given up, and not when this page does', async () => {
  open();
  await pressNow();
  await pass(20_000);
  expect(screen.getByRole('progressbar')).toBeVisible();
  const error = 'The partner directory cannot be reached';
  stub(getPartnerDirectory, () => ({
    isConnected: true,
    last: { ...last, finishedAt: after, error },
  }));
  await pass(11_000);
  expect(screen.getByText(/Справочник не ответил/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a reload goes on with the run, and another tab sees it too', async () => {
  const { unmount } = open();
  await pressNow();
  await pass(0);
  unmount();
  open();
  expect(screen.getByText(/Синхронизация идёт/)).toBeVisible();
  const kept = localStorage.getItem('campus.partnerSync') ?? '';
  const ended = { at: after, created: 0, updated: 7, deactivated: 0 };
  localStorage.setItem('campus.partnerSync', JSON.stringify({ ...JSON.parse(kept), ended }));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByText('Изменённых: 7.')).toBeVisible();
});

test('one that somebody else began is met, not begun', async () => {
  begin.mockReturnValue(
    new ApiError(429, 'Уже запускалась', { code: 'PARTNERS_SOON', retryAfter: 240_000 }),
  );
  open();
  await pressNow();
  expect(await screen.findByText(/уже запустил кто-то другой/)).toBeVisible();
  expect(screen.getByText('Снова можно через 4:00')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  rows = rows.map((row) => ({
    ...row,
    staff: row.staff && { ...row.staff, syncedAt: '2026-03-10T09:58:59.400Z' },
  }));
  await pass(21_000);
  expect(screen.getByText(/Синхронизация завершена/)).toBeVisible();
});

test('a slow directory is spoken of, and one that never ends is given up', async () => {
  open();
  await pressNow();
  come(1);
  await pass(35_000);
  expect(screen.getByText(/Справочник отвечает медленно/)).toBeVisible();
  await pass(400_000);
  expect(screen.getByText('Синхронизация не дошла до конца')).toBeVisible();
  expect(screen.getByText(/Сверили 1 партнёра из 3/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Синхронизировать' })).toBeEnabled();
});

test('what can only be learnt at the next start is told then: skipped rows', async () => {
  begin.mockReturnValue({ startedAt: start, last });
  open();
  await pressNow();
  expect(await screen.findByText(/Предыдущая закончилась/)).toHaveTextContent(
    'Новых: 1. Пропущенных строк с ошибками: 2.',
  );
});

test.each([
  ['The partner directory cannot be reached', /Справочник не ответил/],
  ['The partner directory answered 500', /ответил ошибкой 500/],
  ['The partner directory answers something else than a page of partners', /непонятный ответ/],
  ['The partner directory sends too much at once', /слишком много/],
  ['The partner directory answered page 1 instead of 2', /непонятный ответ/],
  ['The partner directory has no partners', /ни одного партнёра/],
  ['Not one row of the partner directory can be read', /во всех строках справочника \(2\)/],
  ['Rows of the partner directory have no id, so that nobody is hidden', /строки без номера/],
  ['deadlock detected', /не смог сохранить/],
])('«%s» is told in words', async (error, words) => {
  begin.mockReturnValue({ startedAt: start, last: { ...last, error } });
  open();
  await pressNow();
  expect(await screen.findByText(/Предыдущая не удалась/)).toHaveTextContent(words);
});

test('without a directory the button is disabled, and the reason stands beside it', async () => {
  stub(getPartnerDirectory, () => ({ isConnected: false }));
  open();
  await pass(0);
  const button = screen.getByRole('button', { name: 'Синхронизировать' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveAccessibleDescription(/Справочник партнёров не подключён/);
  await pressNow();
  expect(begin).not.toHaveBeenCalled();
});

test('a directory that was disconnected meanwhile is told at once', async () => {
  begin.mockReturnValue(new ApiError(422, 'Справочник партнёров не подключён', {}));
  open();
  await pressNow();
  expect(await screen.findByRole('alert')).toHaveTextContent('Справочник партнёров не подключён');
  expect(screen.getByRole('button', { name: 'Синхронизировать' })).toBeEnabled();
});

test('what is kept and makes no sense is as good as nothing', () => {
  localStorage.setItem('campus.partnerSync', '{"startedAt": 5');
  open();
  expect(screen.getByText(/приходят из справочника/)).toBeVisible();
});

test('a look that fails does not end the run', async () => {
  open();
  await pressNow();
  stub(filterPartners, () => new ApiError(503, 'Сервис недоступен'));
  await pass(4_000);
  await waitFor(() => expect(screen.getByText(/Не получается узнать/)).toBeVisible());
  stub(filterPartners, () => partnerPage(rows));
  come(1, 2, 3);
  await pass(8_000);
  expect(screen.getByText(/Синхронизация завершена/)).toBeVisible();
});

test('a browser that forbids storage follows the run that it has begun', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  open();
  await pressNow();
  expect(await screen.findByText(/Синхронизация идёт/)).toBeVisible();
  expect(screen.getByText(/Снова можно через/)).toBeVisible();
});
