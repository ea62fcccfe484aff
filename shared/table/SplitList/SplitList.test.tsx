import { call, type CallInput } from '@campus/shared/contract/call';
import { pageOf, pageQueryByName } from '@campus/shared/contract/page';
import { ShortcutsContext } from '@campus/shared/remote/useShortcuts';
import { flagFilter } from '@campus/shared/table/filters';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { shortcutBoard } from '@campus/shared/testing/shortcutBoard';
import { stub } from '@campus/shared/testing/stub';
import { Screen } from '@campus/shared/ui/Screen';
import { useListPath } from '@campus/shared/ui/useListPath';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { SplitList } from './SplitList';

const filterTickets = call({
  method: 'POST',
  path: '/api/test-split/filter',
  summary: 'For this test',
  access: 'public',
  query: pageQueryByName,
  body: z.object({ isMine: z.optional(z.boolean()) }),
  response: pageOf(z.object({ id: z.string() })),
});

const { board, press } = shortcutBoard();

function Ticket({ id }: { id: string }) {
  const listPath = useListPath();
  return (
    <Screen
      title={`Обращение ${id}`}
      breadcrumbs={[{ to: listPath('/tickets'), label: 'Все обращения' }]}
    >
      Текст
    </Screen>
  );
}

function Tickets() {
  const [, , openKey] = useLocation().pathname.split('/');
  return (
    <SplitList
      title="Обращения"
      openKey={openKey}
      closedTo="/tickets"
      item={(id) => <Ticket id={id} />}
      call={filterTickets}
      name="split"
      caption="Обращения"
      filters={{ isMine: flagFilter({ label: 'Чьё', yes: 'Моё', no: 'Чужое' }) }}
      input={({ isMine }) => ({ body: { isMine } })}
      columns={[
        { key: 'id', header: 'Номер', cell: ({ id }) => `№ ${id}`, priority: 'primary' },
        { key: 'topic', header: 'Тема', cell: () => 'Карта' },
      ]}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/tickets/${id}`}
      empty={{ title: 'Обращений нет' }}
    />
  );
}

/** Tickets 1 … 45, without those that are answered. */
function stubTickets(answered: string[] = []) {
  const left = Array.from({ length: 45 }, (_, index) => String(index + 1)).filter(
    (id) => !answered.includes(id),
  );
  stub(filterTickets, ({ query }: CallInput<typeof filterTickets>) => {
    const [skip, size] = [Number(query?.skip), Number(query?.size)];
    const items = left.slice(skip, skip + size).map((id) => ({ id }));
    return { items, total: left.length, skip, size };
  });
}

function open(url: string, { hasRoom = true } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: hasRoom,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  stubTickets();
  return renderScreen(
    <ShortcutsContext value={board}>
      <Tickets />
    </ShortcutsContext>,
    { url },
  );
}
beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const place = (words: string) => screen.findByText(words);
const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a record opens beside its list, which keeps its filter and marks the open row', async () => {
  const { router } = open('/tickets?isMine=true');
  await userEvent.click(await screen.findByRole('link', { name: '№ 2' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/tickets/2?isMine=true',
  );
  expect(screen.getByRole('heading', { name: 'Обращение 2', level: 2 })).toHaveAttribute(
    'id',
    'screen-title',
  );
  expect(screen.getByRole('heading', { name: 'Обращения', level: 1 })).not.toHaveAttribute(
    'id',
    'screen-title',
  );
  expect(screen.getByRole('link', { name: '№ 2' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: '№ 3' })).not.toHaveAttribute('aria-current');
});

test('beside a record the rows are short, and alone they are whole', async () => {
  const { router } = open('/tickets/2');
  await place('2 из 45');
  expect(screen.getByRole('columnheader', { name: 'Номер' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Тема' })).toBeNull();
  await act(() => router.navigate('/tickets'));
  expect(screen.getByRole('columnheader', { name: 'Тема' })).toBeVisible();
});

test('without room beside it the record is a page of its own, with its place in the list', async () => {
  open('/tickets/2', { hasRoom: false });
  expect(await place('2 из 45')).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Обращение 2');
  expect(document.getElementById('screen-title')).toBe(heading);
  expect(screen.queryByRole('table')).toBeNull();
});

test('the neighbours are addresses within the filter', async () => {
  open('/tickets/2?isMine=true');
  await place('2 из 45');
  expect(to('Предыдущая')).toBe('/tickets/1?isMine=true');
  expect(to('Следующая')).toBe('/tickets/3?isMine=true');
});

test('the next one after the last row stands on the next page, and the way back leads here', async () => {
  const { router } = open('/tickets/20');
  await userEvent.click(await screen.findByRole('link', { name: 'Следующая' }));
  expect(await place('21 из 45')).toBeVisible();
  expect(router.state.location.search).toBe('?skip=20');
  expect(screen.getByRole('link', { name: '№ 40' })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'Предыдущая' }));
  expect(await place('20 из 45')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('the first and the last one say so', async () => {
  const { router } = open('/tickets/1');
  await place('1 из 45');
  expect(screen.getByRole('button', { name: 'Предыдущая' })).toBeDisabled();
  await act(() => router.navigate('/tickets/45?skip=40'));
  expect(await place('45 из 45, это последняя')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Следующая' })).toBeDisabled();
});

test('after a record has left the list, the next one is that which stands in its place', async () => {
  open('/tickets/2');
  await place('2 из 45');
  stubTickets(['2']);
  await userEvent.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await place('Сейчас её нет на этой странице списка')).toBeVisible();
  expect(to('Предыдущая')).toBe('/tickets/1');
  expect(to('Следующая')).toBe('/tickets/3');
});

test('J and K lead on and back, and Esc leaves the focus on the row', async () => {
  const { router } = open('/tickets/2?isMine=true');
  await place('2 из 45');
  press('j');
  await place('3 из 45');
  press('k');
  await place('2 из 45');
  press('escape');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets'));
  expect(router.state.location.search).toBe('?isMine=true');
  expect(screen.getByRole('link', { name: '№ 2' })).toHaveFocus();
  expect(board.all()).toStrictEqual([]);
});

test('a view that opens by itself does not come back with a record that is closed', async () => {
  const view = { name: 'Мои', search: 'isMine=true', hidden: [], isDefault: true };
  localStorage.setItem('campus.views.guest.split', JSON.stringify([view]));
  const { router } = open('/tickets');
  await userEvent.click(await screen.findByRole('link', { name: 'Сбросить всё' }));
  await userEvent.click(await screen.findByRole('link', { name: '№ 2' }));
  await place('2 из 45');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть запись' }));
  expect(await screen.findByRole('columnheader', { name: 'Тема' })).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe('/tickets');
});

test('the way back from a record leads to its list as it was filtered', async () => {
  open('/tickets/2?isMine=true', { hasRoom: false });
  expect(await screen.findByRole('heading', { name: 'Обращение 2' })).toBeVisible();
  expect(to('Все обращения')).toBe('/tickets?isMine=true');
});
