import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { answerTicket, getTicket } from '@campus/shared/contract/support/calls';
import {
  ShortcutsContext,
  type Shortcut,
  type ShortcutBoard,
} from '@campus/shared/remote/useShortcuts';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { one, openTickets, stubQueue, ticketUrl } from '../../queue/openTickets';

type Body = NonNullable<CallInput<typeof answerTicket>['body']>;

const role = { id: idOf(7), key: 'SUPPORT', name: 'Поддержка' } as const;
const colleague = {
  ...{ id: idOf(8), lastName: 'Быстрая', firstName: 'Коллега', middleName: null },
  ...{ role, isActive: true },
};

/** A server that knows the ticket in some version, and refuses what names an earlier one. */
function serve(ticket = one) {
  const sent: Body[] = [];
  let now = ticket;
  let gate = Promise.resolve();
  stub(getTicket, () => now);
  stub(answerTicket, async ({ body = {} }) => {
    sent.push(body);
    await gate;
    if (body.version !== now.version)
      throw new ApiError(409, 'Обращение изменила Быстрая Коллега', { code: 'VERSION' });
    now = { ...now, version: now.version + 1 };
    return now;
  });
  const overtake = (change: Partial<typeof one>) => {
    now = { ...now, ...change, version: now.version + 1 };
  };
  /** Lets nothing be saved until what it returns is called. */
  const hold = () => {
    let release = () => {};
    gate = new Promise((resolve) => (release = resolve));
    return () => release();
  };
  return { sent, overtake, hold };
}

const care = async () => within(await screen.findByRole('group', { name: 'Ход обращения' }));

beforeEach(() => {
  stubQueue();
  stub(listUserRoles, () => [role]);
  stub(filterUsers, () => ({ items: [colleague], total: 1, skip: 0, size: 100 }));
});

test('a ticket is handed over, made urgent and taken, each by one press', async () => {
  const { sent } = serve();
  openTickets({ url: ticketUrl });
  const deeds = await care();
  await screen.findByRole('option', { name: 'Быстрая Коллега' });
  await userEvent.selectOptions(
    deeds.getByRole('combobox', { name: 'Ответственный' }),
    'Быстрая Коллега',
  );
  await waitFor(() => expect(sent).toEqual([{ assigneeId: colleague.id, version: 3 }]));
  await waitFor(() => expect(deeds.getByRole('button', { name: 'Взять себе' })).toBeEnabled());
  await userEvent.selectOptions(deeds.getByRole('combobox', { name: 'Срочность' }), 'Высокая');
  await waitFor(() => expect(sent[1]).toMatchObject({ priority: 'HIGH', version: 4 }));
  await userEvent.click(deeds.getByRole('button', { name: 'Взять себе' }));
  await waitFor(() => expect(sent).toHaveLength(3));
});

test('a ticket can be given to each of more colleagues than one page holds', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...{ ...colleague, id: idOf(100 + index), firstName: `Коллега ${index + 1}` },
  }));
  stub(filterUsers, ({ query }) => {
    const [skip, size] = [Number(query?.skip), Number(query?.size)];
    return { items: many.slice(skip, skip + size), total: many.length, skip, size };
  });
  const { sent } = serve();
  openTickets({ url: ticketUrl });
  const deeds = await care();
  const last = await screen.findByRole('option', { name: 'Быстрая Коллега 101' });
  await userEvent.selectOptions(deeds.getByRole('combobox', { name: 'Ответственный' }), last);
  await waitFor(() => expect(sent).toEqual([{ assigneeId: idOf(200), version: 3 }]));
});

test('a ticket of somebody who has gone says whose it was, and can be given to another', async () => {
  const gone = { id: idOf(9), name: 'Ушедшая Коллега' };
  const { sent } = serve({ ...one, assignee: gone });
  openTickets({ url: ticketUrl });
  const deeds = await care();
  await screen.findByRole('option', { name: 'Быстрая Коллега' });
  const field = deeds.getByRole('combobox', { name: 'Ответственный' });
  expect(field).toHaveDisplayValue('Ушедшая Коллега');
  await userEvent.selectOptions(field, 'Быстрая Коллега');
  await waitFor(() => expect(sent).toEqual([{ assigneeId: colleague.id, version: 3 }]));
});

test('of two quick changes the later goes over the version of the earlier', async () => {
  const { sent, hold } = serve();
  const { store } = openTickets({ url: ticketUrl });
  const deeds = await care();
  const release = hold();
  const choose = (field: string, value: string) =>
    userEvent.selectOptions(deeds.getByRole('combobox', { name: field }), value);
  await screen.findByRole('option', { name: 'Быстрая Коллега' });
  await choose('Ответственный', 'Быстрая Коллега');
  await waitFor(() => expect(sent).toHaveLength(1));
  await choose('Срочность', 'Высокая');
  release();
  await waitFor(() =>
    expect(sent).toEqual([
      { assigneeId: colleague.id, version: 3 },
      { priority: 'HIGH', version: 4 },
    ]),
  );
  expect(store.getState().notifications).toStrictEqual([]);
});

test('whoever was overtaken is told, sees what the other did, and the next press goes through', async () => {
  const { sent, overtake } = serve();
  const { store } = openTickets({ url: ticketUrl });
  const deeds = await care();
  overtake({ priority: 'HIGH' });
  await userEvent.click(deeds.getByRole('button', { name: 'Взять себе' }));
  await waitFor(() =>
    expect(deeds.getByRole('combobox', { name: 'Срочность' })).toHaveDisplayValue('Высокая'),
  );
  expect(store.getState().notifications).toMatchObject([{ tone: 'danger' }]);
  await userEvent.click(deeds.getByRole('button', { name: 'Взять себе' }));
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 4]));
});

test('closing that crossed a message shows it before anybody closes', async () => {
  const { sent, overtake } = serve();
  openTickets({ url: ticketUrl });
  const deeds = await care();
  overtake({ subject: 'Турникет открылся' });
  await userEvent.click(deeds.getByRole('button', { name: 'Закрыть' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  expect(await screen.findByRole('heading', { name: 'Турникет открылся' })).toBeVisible();
  expect(sent).toEqual([{ close: true, version: 3 }]);
});

test('a closed ticket is opened again after a question', async () => {
  const { sent } = serve({ ...one, status: 'CLOSED', closedAt: '2026-11-18T09:00:00Z' });
  openTickets({ url: ticketUrl });
  const deeds = await care();
  expect(deeds.queryByRole('combobox')).toBeNull();
  await userEvent.click(deeds.getByRole('button', { name: 'Открыть снова' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Открыть снова' }));
  await waitFor(() => expect(sent).toEqual([{ reopen: true, version: 3 }]));
});

test('a refusal says why, and the ticket stays as it is', async () => {
  serve();
  stub(answerTicket, () => new ApiError(503, 'Сервис недоступен'));
  const { store } = openTickets({ url: ticketUrl });
  await userEvent.click((await care()).getByRole('button', { name: 'Взять себе' }));
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { text: expect.stringContaining('Сервис недоступен') as string },
    ]),
  );
});

test('r turns to the answer, n to a note, and a takes the ticket', async () => {
  const { sent } = serve();
  const readers = new Set<() => readonly Shortcut[]>();
  const board: ShortcutBoard = {
    add: (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    all: () => [...readers].flatMap((read) => [...read()]),
    isOn: () => true,
    switchOn: () => undefined,
  };
  const press = (keys: string) =>
    act(() =>
      board
        .all()
        .find((shortcut) => shortcut.keys === keys)
        ?.run(),
    );
  openTickets({
    url: ticketUrl,
    around: (queue) => <ShortcutsContext value={board}>{queue}</ShortcutsContext>,
  });
  await care();
  press('n');
  expect(await screen.findByRole('textbox', { name: 'Заметка' })).toHaveFocus();
  press('r');
  expect(await screen.findByRole('textbox', { name: 'Ответ' })).toHaveFocus();
  press('a');
  await waitFor(() => expect(sent).toMatchObject([{ version: 3 }]));
});
