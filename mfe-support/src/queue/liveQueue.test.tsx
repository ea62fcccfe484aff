import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { listPublicSettings, listUserRoles } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { answerTicket, filterTickets, getTicket } from '@campus/shared/contract/support/calls';
import {
  attendTicket,
  followTickets,
  leaveTicket,
} from '@campus/shared/contract/support/liveCalls';
import type { Ticket } from '@campus/shared/contract/support/records';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonRu from '../locales/ru.json';
import commonEn from '../locales/en.json';
import { TicketQueueScreen, locales } from './TicketQueueScreen';

type Row = CallOutput<typeof filterTickets>['items'][number];

const rowOf = (number: number, change: Partial<Row> = {}): Row => ({
  ...{
    id: idOf(number),
    number: `T-00000${number}`,
    category: 'CARD',
    subject: `Вопрос ${number}`,
  },
  ...{ status: 'OPEN', priority: 'NORMAL', channel: 'WEB', assignee: null, isOverdue: false },
  ...{ createdAt: '2026-11-10T09:00:00Z', firstAnswerAt: null, closedAt: null },
  ...{ owner: { humanId: null, name: 'Гостья Анна', email: 'anna@example.test' } },
  waitingSince: '2026-11-10T09:00:00Z',
  ...change,
});
const pageOf = (...items: Row[]) => ({ items, total: items.length, skip: 0, size: 20 });
const ticketOf = (change: Partial<Ticket> = {}): Ticket => ({
  ...rowOf(1),
  ...{
    text: 'Карта не проходит.',
    version: 3,
    parent: null,
    followUps: [],
    files: [],
    answers: [],
  },
  human: null,
  ...change,
});
const colleague = { id: idOf(8), name: 'Петров Иван' };
const said = (text: string): Ticket['answers'][number] => ({
  ...{ id: idOf(9), author: 'STAFF', text, createdAt: '2026-11-10T10:00:00Z', files: [] },
  ...{ isInternal: false, user: colleague },
});

const bytes = new TextEncoder();
let tell: (name: string, data?: object) => Promise<void>;

/** Answers the stream with one that the test speaks into. */
function stubStream() {
  let opened = (_: ReadableStreamDefaultController<Uint8Array>) => {};
  const opening = new Promise<ReadableStreamDefaultController<Uint8Array>>((resolve) => {
    opened = resolve;
  });
  stub(followTickets, () => new ReadableStream<Uint8Array>({ start: (sink) => opened(sink) }));
  tell = async (name, data = {}) => {
    const sink = await opening;
    await act(async () => {
      sink.enqueue(bytes.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
    });
  };
}

function open(
  url: string,
  { roles = ['SUPPORT'], language = 'ru' }: { roles?: Role[]; language?: 'ru' | 'en' } = {},
) {
  return renderScreen(<TicketQueueScreen />, {
    ...{ url, path: '/admin/tickets/:id?', roles, language },
    texts: {
      namespace: 'support',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
}

const attended: CallInput<typeof attendTicket>[] = [];
beforeEach(() => {
  localStorage.clear();
  attended.length = 0;
  stubStream();
  stub(filterTickets, () => pageOf(rowOf(1), rowOf(2)));
  stub(getTicket, () => ticketOf());
  stub(listUserRoles, () => []);
  stub(filterUsers, () => ({ items: [], total: 0, skip: 0, size: 100 }));
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
  stub(attendTicket, (input) => {
    attended.push(input);
    return {};
  });
  stub(leaveTicket, () => ({}));
});

const subjects = () => screen.getAllByText(/^Вопрос \d$/).map((subject) => subject.textContent);
const changed = { id: idOf(1), version: 4, status: 'OPEN', assigneeId: null };

test('a row that changed changes where it is, stands out and is named to who cannot see it', async () => {
  open('/admin/tickets');
  await screen.findByRole('row', { name: /Вопрос 1/ });
  stub(filterTickets, () => pageOf(rowOf(1, { assignee: colleague }), rowOf(2)));
  await tell('ticket', changed);
  const row = await screen.findByRole('row', { name: /Вопрос 1.*Петров Иван/ });
  expect(row).toHaveAttribute('data-changed');
  expect(screen.getByRole('row', { name: /Вопрос 2/ })).not.toHaveAttribute('data-changed');
  expect(screen.getByText('Изменилось обращение T-000001')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /показать/ })).toBeNull();
});

test('what would move rows waits until somebody asks to see it', async () => {
  open('/admin/tickets');
  await screen.findByRole('row', { name: /Вопрос 1/ });
  stub(filterTickets, () => ({
    ...pageOf(rowOf(2, { assignee: colleague }), rowOf(3), rowOf(4), rowOf(5)),
    total: 5,
  }));
  await tell('ticket', changed);
  const show = await screen.findByRole('button', { name: '3 новых, 1 изменилось — показать' });
  expect(subjects()).toEqual(['Вопрос 1', 'Вопрос 2']);
  expect(screen.getByRole('row', { name: /Вопрос 2.*Петров Иван/ })).toBeVisible();
  await userEvent.click(show);
  expect(subjects()).toEqual(['Вопрос 2', 'Вопрос 3', 'Вопрос 4', 'Вопрос 5']);
  expect(screen.queryByRole('button', { name: /показать/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('what somebody has refreshed is offered no more, in English too', async () => {
  open('/admin/tickets', { language: 'en' });
  await screen.findByRole('row', { name: /Вопрос 1/ });
  stub(filterTickets, () => pageOf(rowOf(1), rowOf(2), rowOf(3)));
  await tell('reload');
  expect(await screen.findByRole('button', { name: '1 new: show' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /show$/ })).toBeNull());
  expect(subjects()).toHaveLength(3);
});

test('an answer of another arrives in the thread, and who was writing is told of it', async () => {
  open(`/admin/tickets/${idOf(1)}`);
  const words = await screen.findByRole('textbox', { name: 'Ответ' });
  await userEvent.type(words, 'Проверьте карту');
  const sent: CallInput<typeof answerTicket>['body'][] = [];
  stub(answerTicket, ({ body }) => {
    sent.push(body);
    return ticketOf({ version: 5 });
  });
  stub(getTicket, () => ticketOf({ version: 4, answers: [said('Уже чиним')] }));
  await tell('ticket', changed);
  expect(await screen.findByText('Уже чиним')).toBeVisible();
  expect(screen.getByText('Пока вы писали, обращение изменилось: Петров Иван')).toBeVisible();
  expect(words).toHaveValue('Проверьте карту');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  await waitFor(() => expect(words).toHaveValue(''));
  expect(sent).toMatchObject([{ text: 'Проверьте карту', version: 4 }]);
  expect(screen.queryByText(/Пока вы писали/)).toBeNull();
});

test('who is writing when a duplicate comes in is told whose words came, not whose are the last', async () => {
  stub(getTicket, () => ticketOf({ answers: [said('Уже чиним')] }));
  open(`/admin/tickets/${idOf(1)}`);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Проверьте карту');
  const opening: Ticket['answers'][number] = {
    ...{ ...said('Снова не пускает'), id: idOf(11), author: 'HUMAN', user: null },
    ...{ createdAt: '2026-11-10T09:30:00Z', mergedFrom: 'T-000011' },
  };
  stub(getTicket, () => ticketOf({ version: 4, answers: [opening, said('Уже чиним')] }));
  await tell('ticket', changed);
  expect(
    await screen.findByText('Пока вы писали, обращение изменилось: Гостья Анна'),
  ).toBeVisible();
});

test('who looks and who writes is said, and oneself is told to the others', async () => {
  open(`/admin/tickets/${idOf(1)}`);
  const words = await screen.findByRole('textbox', { name: 'Ответ' });
  await tell('ready');
  await waitFor(() =>
    expect(attended).toMatchObject([{ params: { id: idOf(1) }, body: { isWriting: false } }]),
  );
  const at = (people: object[]) => tell('presence', { subject: idOf(1), people });
  await at([{ ...colleague, isWriting: false }]);
  expect(await screen.findByText('Петров Иван смотрит')).toBeVisible();
  await at([
    { ...colleague, isWriting: true },
    { id: idOf(7), name: 'Быстрая Анна', isWriting: false },
  ]);
  expect(screen.getByText('Петров Иван пишет · Быстрая Анна смотрит')).toBeVisible();
  await at([]);
  expect(screen.queryByText(/смотрит|пишет/)).toBeNull();
  await userEvent.type(words, 'Да');
  await waitFor(() => expect(attended.at(-1)?.body).toMatchObject({ isWriting: true }));
});

test.each([
  ['goes on to another screen', (unmount: () => void) => unmount()],
  ['closes the page', () => void window.dispatchEvent(new Event('pagehide'))],
])('who %s tells the others at once, and once', async (_, go) => {
  const left: CallInput<typeof leaveTicket>[] = [];
  stub(leaveTicket, (input) => {
    left.push(input);
    return {};
  });
  const { unmount } = open(`/admin/tickets/${idOf(1)}`);
  await screen.findByRole('textbox', { name: 'Ответ' });
  await tell('ready');
  await waitFor(() => expect(attended).toHaveLength(1));
  act(() => go(unmount));
  const tab = attended[0]?.body.tab;
  await waitFor(() => expect(left).toEqual([{ params: { id: idOf(1) }, query: { tab } }]));
  unmount();
  expect(left).toHaveLength(1);
});

test('each tab has a name of its own, so that closing one takes nobody away from another', async () => {
  open(`/admin/tickets/${idOf(1)}`);
  open(`/admin/tickets/${idOf(1)}`);
  await tell('ready');
  await waitFor(() => expect(attended).toHaveLength(2));
  expect(new Set(attended.map(({ body }) => body.tab)).size).toBe(2);
});

test('list and ticket hear one stream, which ends with the screen', async () => {
  const onLeave = jest.fn();
  let asked = 0;
  stub(followTickets, () => {
    asked += 1;
    return new ReadableStream<Uint8Array>({ cancel: onLeave });
  });
  const { unmount } = open(`/admin/tickets/${idOf(1)}`);
  await screen.findByRole('textbox', { name: 'Ответ' });
  await waitFor(() => expect(asked).toBe(1));
  expect(onLeave).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  expect(asked).toBe(1);
});

test('without the stream the ticket is as it was, and nobody is told of anything', async () => {
  stub(followTickets, () => new ApiError(404, 'Нет такой страницы') as never);
  open(`/admin/tickets/${idOf(1)}`);
  expect(await screen.findByRole('textbox', { name: 'Ответ' })).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Ответ' })).queryByText(/смотрит|пишет/),
  ).toBeNull();
  expect(attended).toStrictEqual([]);
});
