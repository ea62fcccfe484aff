import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { listPublicSettings, listUserRoles } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { answerTicket, filterTickets, getTicket } from '@campus/shared/contract/support/calls';
import type { Ticket } from '@campus/shared/contract/support/records';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { TicketQueueScreen, locales } from './TicketQueueScreen';

const idOf = (number: number) => `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`;
const item: CallOutput<typeof filterTickets>['items'][number] = {
  ...{ id: idOf(1), number: 'T-000001', category: 'CARD', subject: 'Турникет не открывается' },
  ...{ status: 'OPEN', priority: 'NORMAL', channel: 'WEB', assignee: null, isOverdue: true },
  ...{ createdAt: '2026-11-10T09:00:00Z', firstAnswerAt: null, closedAt: null },
  ...{ owner: { humanId: idOf(2), name: 'Мечтательная Анна', email: 'anna@example.test' } },
  waitingSince: '2026-11-10T09:00:00Z',
};
const one: Ticket = {
  ...item,
  ...{
    text: 'Карта не проходит.',
    version: 3,
    parent: null,
    followUps: [],
    files: [],
    answers: [],
  },
  human: {
    ...{ id: idOf(2), name: 'Мечтательная Анна', email: 'anna@example.test', phone: null },
    ...{ identityStatus: 'VERIFIED', study: null, cardStatus: 'ACTIVE', tickets: 2 },
  },
};
const said = (text: string, isInternal = false): Ticket['answers'][number] => ({
  ...{ id: idOf(9), author: 'STAFF', text, createdAt: '2026-11-10T10:00:00Z', files: [] },
  ...{ isInternal, user: { id: idOf(8), name: 'Быстрая Коллега' } },
});
const page = { items: [item], total: 1, skip: 0, size: 20 };
const url = `/admin/tickets/${item.id}`;

function open({
  url: address = '/admin/tickets',
  roles = ['SUPPORT'],
  language = 'ru',
}: { url?: string; roles?: Role[]; language?: 'ru' | 'en' } = {}) {
  return renderScreen(<TicketQueueScreen />, {
    ...{ url: address, path: '/admin/tickets/:id?', roles, language },
    texts: {
      namespace: 'support',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  stub(filterTickets, () => page);
  stub(getTicket, () => one);
  stub(listUserRoles, () => []);
  stub(filterUsers, () => ({ items: [], total: 0, skip: 0, size: 100 }));
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
});

test.each<[string, object]>([
  ['view=unassigned', { assigneeId: null, statuses: ['NEW', 'OPEN'] }],
  ['view=overdue', { isOverdue: true }],
  ['view=waiting', { statuses: ['ANSWERED'] }],
  ['rating=POOR', { scores: ['POOR'] }],
  ['priority=HIGH&topic=CARD', { priorities: ['HIGH'], categories: ['CARD'] }],
])('the queue at %s asks for just that, the oldest first', async (search, body) => {
  const asked: CallInput<typeof filterTickets>[] = [];
  stub(filterTickets, (input) => {
    asked.push(input);
    return page;
  });
  open({ url: `/admin/tickets?${search}` });
  const row = within(await screen.findByRole('row', { name: /Турникет не открывается/ }));
  expect(row.getByText('Просрочено')).toBeVisible();
  expect(asked[0]).toMatchObject({ query: { asc: true }, body });
});

test('an empty queue says so, and a failed one gives the reason, in English too', async () => {
  stub(filterTickets, () => ({ ...page, items: [], total: 0 }));
  const empty = open();
  expect(await screen.findByText('Обращений нет')).toBeVisible();
  empty.unmount();
  stub(filterTickets, () => new ApiError(503, 'The service is unavailable'));
  open({ language: 'en' });
  expect(await screen.findByText('The service is unavailable')).toBeVisible();
});

test('the open one shows who asks, the thread and when an answer was due', async () => {
  stub(getTicket, () => ({ ...one, answers: [said('Похоже на сбой', true)] }));
  open({ url });
  const person = within(await screen.findByRole('region', { name: 'Кто спрашивает' }));
  expect(person.getByRole('link', { name: 'Мечтательная Анна' })).toHaveAttribute(
    'href',
    `/admin/people/${idOf(2)}`,
  );
  const [opening, note] = within(screen.getByRole('list', { name: 'Переписка' })).getAllByRole(
    'listitem',
  );
  expect(opening).toHaveTextContent('Карта не проходит.');
  expect(note).toHaveTextContent('Заметка для своих · Быстрая Коллега');
  expect(await screen.findByText('срок ответа был 12 ноября 2026')).toBeVisible();
});

test('an answer that crossed another’s stays, below what the other wrote, and is sent again', async () => {
  const sent: CallInput<typeof answerTicket>['body'][] = [];
  stub(answerTicket, ({ body }) => {
    sent.push(body);
    if (sent.length > 1) return { ...one, version: 5, status: 'ANSWERED' };
    stub(getTicket, () => ({ ...one, version: 4, answers: [said('Уже чиним')] }));
    return new ApiError(409, 'Изменено', { code: 'VERSION', changedBy: 'Быстрая Коллега' });
  });
  open({ url });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Проверьте карту');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  expect(await screen.findByText(/Пока вы писали, обращение изменилось: Быстрая/)).toBeVisible();
  expect(screen.getByText('Уже чиним')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Проверьте карту');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue(''));
  expect(sent).toMatchObject([
    { text: 'Проверьте карту', isInternal: false, version: 3 },
    { text: 'Проверьте карту', isInternal: false, version: 4 },
  ]);
});

test('a note is sent as one that only staff see', async () => {
  const sent: CallInput<typeof answerTicket>['body'][] = [];
  stub(answerTicket, ({ body }) => {
    sent.push(body);
    return one;
  });
  open({ url });
  await userEvent.click(await screen.findByRole('button', { name: 'Заметка для своих' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Спросила деканат');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ text: 'Спросила деканат', isInternal: true });
});

test('a ticket is closed after a question', async () => {
  const sent: CallInput<typeof answerTicket>['body'][] = [];
  stub(answerTicket, ({ body }) => {
    sent.push(body);
    return { ...one, status: 'CLOSED' };
  });
  open({ url });
  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(sent).toEqual([{ close: true, version: 3 }]));
});

test('what the owner thinks of the answer stands under the thread', async () => {
  const rating = { score: 'POOR', words: 'Не про мой случай', at: '2026-11-12T09:00:00Z' } as const;
  stub(getTicket, () => ({ ...one, rating }));
  open({ url });
  const shown = within(await screen.findByRole('region', { name: 'Оценка ответа' }));
  expect(shown.getByText('Не помог')).toBeVisible();
  expect(shown.getByText('Не про мой случай')).toBeVisible();
});

test('auditors read and answer nothing; an address of none says so', async () => {
  const read = open({ url, roles: ['AUDITOR'] });
  expect(await screen.findByRole('list', { name: 'Переписка' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Ответ' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
  read.unmount();
  stub(getTicket, () => new ApiError(404, 'Not found'));
  open({ url });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Такого обращения нет' }),
  ).toBeVisible();
});
