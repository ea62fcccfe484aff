import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { listHumanLogs } from '@campus/shared/contract/people/staffCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HumanLog, locales } from './HumanLog';

const humanId = idOf(1);

type Entry = CallOutput<typeof listHumanLogs>['items'][number];
const entryOf = (change: Partial<Entry> = {}): Entry => ({
  ...{ id: idOf(2), at: '2026-11-10T09:00:00Z', action: 'human.update' },
  actor: { type: 'USER', id: idOf(3), name: 'Помощникова Анна' },
  entity: { type: 'human', id: humanId },
  ...{ diff: null, ip: '127.0.0.1', requestId: 'r-1' },
  ...change,
});
const pageOf = (...items: Entry[]) => ({ items, total: items.length, skip: 0, size: 20 });

const open = (url = '/', language: 'ru' | 'en' = 'ru') =>
  renderScreen(<HumanLog humanId={humanId} />, {
    ...{ url, language, roles: ['AUDITOR'] },
    texts: { namespace: 'admin-users', locales },
  });
const first = async () => within((await screen.findAllByRole('listitem'))[0] ?? document.body);

test.each([
  ['ru', 'Без имени, участник'],
  ['en', 'No name, participant'],
] as const)('whoever has given no name is not called by a code, in %s', async (language, who) => {
  stub(listHumanLogs, () =>
    pageOf(entryOf({ actor: { type: 'HUMAN', id: humanId, name: 'HUMAN' } })),
  );
  open('/', language);
  expect((await first()).getByText(who)).toBeVisible();
});

test('an entry says who did what and when, and every changed field from what to what', async () => {
  stub(listHumanLogs, () =>
    pageOf(
      entryOf({
        diff: {
          lastName: { from: 'Иванова', to: 'Петрова' },
          birthDate: { from: '2005-05-14', to: null },
          identityStatus: { from: 'FILLED', to: 'VERIFIED' },
          pushEnabled: { from: false, to: true },
          studentId: { from: idOf(8) },
          comment: { to: 'Сверили с паспортом' },
        },
      }),
    ),
  );
  open();
  const entry = await first();
  expect(entry.getByText('Данные изменены сотрудником')).toBeVisible();
  expect(entry.getByText('Помощникова Анна, сотрудник')).toBeVisible();
  expect(entry.getByText('10 ноября 2026, 12:00')).toBeVisible();
  expect(entry.getAllByRole('definition').map((change) => change.textContent)).toEqual([
    'Иванова → Петрова',
    '14 мая 2005 → пусто',
    'Не подтверждена → Подтверждена',
    'нет → да',
    'изменено',
    'Сверили с паспортом',
  ]);
  expect(entry.getAllByRole('term').map((field) => field.textContent)).toEqual([
    ...['Фамилия:', 'Дата рождения:', 'Личность:', 'Уведомления:', 'Запись об учёбе:'],
    'Комментарий:',
  ]);
});

test('what this release has no words for is shown as the log has it', async () => {
  stub(listHumanLogs, () =>
    pageOf(
      entryOf({
        action: 'human.glow',
        actor: { type: 'SYSTEM', id: null, name: 'SYSTEM' },
        diff: { colour: { from: 1, to: 'RED' } },
      }),
    ),
  );
  open('/', 'en');
  const entry = await first();
  expect(entry.getByText('human.glow')).toBeVisible();
  expect(entry.getByText('System')).toBeVisible();
  expect(entry.getByText('colour:')).toBeVisible();
  expect(entry.getByRole('definition')).toHaveTextContent('1 → RED');
});

test('pages are addresses', async () => {
  const asked: CallInput<typeof listHumanLogs>[] = [];
  stub(listHumanLogs, (input) => {
    asked.push(input);
    return { ...pageOf(entryOf()), total: 45, skip: input.query?.skip as number };
  });
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: /3/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?skip=40'));
  expect(asked.map(({ params, query }) => [params.id, query?.skip])).toEqual([
    [humanId, 0],
    [humanId, 40],
  ]);
});

test('an empty log says so, and a failed load can be tried again', async () => {
  stub(listHumanLogs, () => pageOf());
  const empty = open();
  expect(await screen.findByText('Записей пока нет')).toBeVisible();
  empty.unmount();
  stub(listHumanLogs, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
