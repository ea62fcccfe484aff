import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import {
  closeOwnTicket,
  createTicket,
  listMyTickets,
  rateTicket,
} from '@campus/shared/contract/support/calls';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import { fileFixture } from '@campus/shared/testing/files';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyTicketScreen } from './MyTicketScreen';
import { answered, idOf, texts, waiting } from './ticketFixtures';

const open = (language: 'ru' | 'en' = 'ru', id = idOf(1)) =>
  renderScreen(<MyTicketScreen />, {
    ...{ texts, language, person: humanOf() },
    ...{ url: `/me/tickets/${id}`, path: '/me/tickets/:id' },
  });

function stubTicket(...items: OwnTicket[]) {
  const asked: CallInput<typeof listMyTickets>['query'][] = [];
  stub(listMyTickets, ({ query }) => {
    asked.push(query);
    return { items, total: items.length, skip: 0, size: 100 };
  });
  return asked;
}

const receipt: CallOutput<typeof createTicket> = {
  ...{ id: idOf(1), number: 'T-000001', createdAt: '2026-11-10T09:00:00Z', status: 'OPEN' },
  ...{ isReopened: true, isCardBlocked: false },
};
const longAgo = '2020-01-01T09:00:00Z';
const replyBox = () => screen.findByRole('textbox', { name: 'Ваш ответ' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
});

test('a duplicate leads to the ticket where it goes on, and takes no more words', async () => {
  const main = { id: idOf(2), number: 'T-000002', status: 'OPEN' as const };
  stubTicket({ ...answered, status: 'CLOSED', mergedInto: main });
  open();
  expect(await screen.findByText('Вопрос продолжается в обращении T-000002')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть T-000002' })).toHaveAttribute(
    'href',
    `/me/tickets/${idOf(2)}`,
  );
  expect(screen.queryByRole('textbox', { name: 'Ваш ответ' })).toBeNull();
});

test('the main ticket says which messages came with a duplicate', async () => {
  const answers = answered.answers.map((one) => ({ ...one, mergedFrom: 'T-000009' }));
  stubTicket({ ...answered, answers });
  open();
  expect(await screen.findByText(/из обращения T-000009/)).toBeVisible();
});

test('the thread is whole, each message with its author and its files', async () => {
  const file = fileFixture(1, { bucket: 'ticket', originalName: 'Справка.pdf' });
  const asked = stubTicket({ ...answered, files: [file] });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: answered.subject })).toBeVisible();
  const [mine, theirs] = within(screen.getByRole('list', { name: 'Переписка' }))
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-author'));
  expect(mine).toHaveTextContent(/^Вы · .*Карта не проходит\./);
  expect(theirs).toHaveTextContent(/^Поддержка · .*Мы всё починили\./);
  expect(screen.getByRole('link', { name: /^Справка\.pdf/ })).toHaveAttribute('href', file.url);
  expect(asked).toEqual([{ id: idOf(1), size: 100 }]);
});

test('who waits can close the ticket, and neither reply nor rate', async () => {
  stubTicket(waiting);
  const closed: string[] = [];
  stub(closeOwnTicket, ({ params: { id } }) => {
    closed.push(id);
    return { ...waiting, status: 'CLOSED' };
  });
  const { store } = open();
  expect(await screen.findByText(/^Ответ появится здесь/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Помог' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Вопрос решён, закрыть' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(closed).toEqual([idOf(1)]));
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]));
});

test('a reply opens the ticket again, and a reload before it loses no words', async () => {
  stubTicket(answered);
  const sent: CallInput<typeof createTicket>['body'][] = [];
  stub(createTicket, ({ body }) => {
    sent.push(body);
    stubTicket({ ...answered, status: 'OPEN' });
    return receipt;
  });
  const { unmount } = open();
  await userEvent.type(await replyBox(), 'Спасибо, но нет');
  unmount();
  const { store } = open();
  await waitFor(async () => expect(await replyBox()).toHaveValue('Спасибо, но нет'));
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(sent).toMatchObject([{ parentId: idOf(1), text: 'Спасибо, но нет', category: 'CARD' }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]);
});

test('a refused reply keeps its words and says why', async () => {
  stubTicket(answered);
  stub(createTicket, () => new ApiError(409, 'Обращение уже в работе.', { code: 'STATE' }));
  open();
  await userEvent.type(await replyBox(), 'Нет');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  expect(await screen.findByText('Обращение уже в работе.')).toBeVisible();
  expect(await replyBox()).toHaveValue('Нет');
});

test('to what was closed long ago a reply is a new ticket, which is led to', async () => {
  stubTicket({ ...answered, status: 'CLOSED', closedAt: longAgo });
  stub(createTicket, () => ({ ...receipt, id: idOf(2), number: 'T-000002', isReopened: false }));
  const { router } = open();
  await userEvent.type(await replyBox(), 'Снова не открывается');
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить новым обращением' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/me/tickets/${idOf(2)}`));
});

test('one of three faces is kept at once, and words after it', async () => {
  stubTicket(answered);
  const rated: CallInput<typeof rateTicket>['body'][] = [];
  stub(rateTicket, ({ body }) => {
    rated.push(body);
    const rating = { score: body.score, words: body.words ?? null, at: '2026-11-12T09:00:00Z' };
    stubTicket({ ...answered, rating });
    return { ...answered, rating };
  });
  open();
  const faces = within(await screen.findByRole('group', { name: 'Помог ли вам ответ?' }));
  expect(faces.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Помог',
    'Отчасти',
    'Не помог',
  ]);
  await userEvent.click(faces.getByRole('button', { name: 'Отчасти' }));
  const words = await screen.findByRole('textbox', { name: /^Чего не хватило/ });
  expect(faces.getByRole('button', { name: 'Отчасти' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(words, 'Адреса отделения');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  await waitFor(() => expect(rated).toHaveLength(2));
  expect(rated).toEqual([{ score: 'FAIR' }, { score: 'FAIR', words: 'Адреса отделения' }]);
});

test('a rating that was not kept is said so, and no face stays pressed', async () => {
  stubTicket(answered);
  stub(rateTicket, () => new ApiError(503, 'Сервис недоступен'));
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Помог' }));
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'danger' }]));
  expect(screen.getByRole('button', { name: 'Помог' })).toHaveAttribute('aria-pressed', 'false');
});

test('where a server knows neither ratings nor closing, nothing is said of them', async () => {
  stubTicket({ ...answered, rating: undefined });
  open();
  expect(await replyBox()).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Помог ли вам ответ?' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Вопрос решён, закрыть' })).toBeNull();
});

test.each([
  ['a foreign one', () => ({ items: [], total: 0, skip: 0, size: 100 })],
  ['an address of none', () => new ApiError(422, 'Неверный номер')],
])('%s is not found, and the way leads to one’s own', async (_, answer) => {
  stub(listMyTickets, answer);
  open('en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ticket not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My tickets' })).toHaveAttribute('href', '/me/tickets');
});

test('a failed load can be tried again, a refusal says why', async () => {
  stub(listMyTickets, () => new ApiError(503, 'Сервис недоступен'));
  const failed = open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  failed.unmount();
  stub(listMyTickets, () => new ApiError(403, 'Нет доступа'));
  open();
  expect(await screen.findByText('Нет доступа')).toBeVisible();
});
