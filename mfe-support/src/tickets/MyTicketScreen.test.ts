import { ApiError } from '@campus/shared/api/ApiError';
import { closeOwnTicket, listMyTickets } from '@campus/shared/contract/support/calls';
import { fileFixture } from '@campus/shared/testing/files';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMyTicket as open, stubBefore, stubTicket } from './openMyTicket';
import { answered, waiting } from './ticketFixtures';

const replyBox = () => screen.findByRole('textbox', { name: 'Ваш ответ' });

beforeEach(stubBefore);

test('a duplicate leads to the ticket where it goes on, and takes neither words nor a rating', async () => {
  const main = { id: idOf(2), number: 'T-000002', status: 'OPEN' as const };
  stubTicket({ ...answered, status: 'CLOSED', mergedInto: main });
  open();
  expect(await screen.findByText('Вопрос продолжается в обращении T-000002')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть T-000002' })).toHaveAttribute(
    'href',
    `/me/tickets/${idOf(2)}`,
  );
  expect(screen.queryByRole('textbox', { name: 'Ваш ответ' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Помог ли вам ответ?' })).toBeNull();
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

test('who closes what was merged meanwhile is shown where it goes on, and no more asked to close', async () => {
  stubTicket(waiting);
  const main = { id: idOf(2), number: 'T-000002', status: 'OPEN' as const };
  stub(closeOwnTicket, () => {
    stubTicket({ ...waiting, status: 'CLOSED', mergedInto: main });
    return new ApiError(409, 'Обращение уже объединено.', { code: 'TICKET_MERGED' });
  });
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Вопрос решён, закрыть' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  expect(await screen.findByRole('link', { name: 'Открыть T-000002' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Вопрос решён, закрыть' })).toBeNull();
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([{ text: 'Обращение уже объединено.' }]),
  );
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
