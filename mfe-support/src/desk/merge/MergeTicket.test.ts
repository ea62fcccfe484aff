import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import {
  answerTicket,
  filterTickets,
  getAnswerDraft,
  getTicket,
  mergeTickets,
  saveAnswerDraft,
} from '@campus/shared/contract/support/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, one, openTickets, page, stubQueue, ticketUrl } from '../../queue/openTickets';

const known = { ...one, mergedInto: null };
const other = { ...item, id: idOf(3), number: 'T-000003', subject: 'Карта не читается' };
const closed = { ...other, id: idOf(4), number: 'T-000004', status: 'CLOSED' as const };

beforeEach(() => {
  stubQueue();
  stub(getTicket, ({ params: { id } }) => (id === other.id ? { ...known, ...other } : known));
  stub(listHumanTicketsMailing, () => ({
    tickets: { items: [item, other, closed], total: 3 },
    messages: { items: [], total: 0 },
  }));
});

async function ask() {
  const view = openTickets({ url: ticketUrl });
  await userEvent.click(await screen.findByRole('button', { name: 'Объединить' }));
  const name = 'Объединить T-000001 с другим обращением';
  return { ...view, dialog: within(await screen.findByRole('dialog', { name })) };
}

test('what it will do is said first; then the duplicate goes into an open one of the same person', async () => {
  const sent: CallInput<typeof mergeTickets>[] = [];
  stub(mergeTickets, (input) => {
    sent.push(input);
    return { ...known, ...other };
  });
  const { dialog, router, store } = await ask();
  expect(dialog.getByText('Обращение T-000001 закроется насовсем')).toBeVisible();
  expect(dialog.getByText(/Разделить их потом нельзя/)).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Главное обращение' }));
  const [only, ...more] = await screen.findAllByRole('option');
  expect(only).toHaveTextContent('T-000003 · Карта не читается');
  expect(more).toStrictEqual([]);
  await userEvent.click(screen.getByRole('option', { name: /T-000003/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Объединить' }));
  await waitFor(() => expect(router.state.location.pathname).toContain(other.id));
  expect(sent).toEqual([{ params: { id: item.id }, body: { into: other.id, version: 3 } }]);
  expect(store.getState().notifications).toMatchObject([
    { text: 'T-000001 объединено с T-000003' },
  ]);
});

test('whoever has gone on meanwhile is told of the merge, and not led to the main ticket', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  stub(mergeTickets, () => slow.then(() => ({ ...known, ...other })));
  const { dialog, router, store } = await ask();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Главное обращение' }));
  await userEvent.click(await screen.findByRole('option', { name: /T-000003/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Объединить' }));
  await act(() => router.navigate('/admin/tickets'));
  answer();
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]));
  expect(router.state.location.pathname).toBe('/admin/tickets');
});

test('of a guest the tickets with the same e-mail are offered', async () => {
  const guest = { humanId: null, name: 'Гостья', email: 'guest@example.test' };
  stub(getTicket, () => ({ ...known, human: null, owner: guest }));
  stub(filterTickets, ({ body }) =>
    body?.search ? { ...page, items: [{ ...other, owner: guest }, item], total: 2 } : page,
  );
  const { dialog } = await ask();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Главное обращение' }));
  expect(await screen.findByRole('option', { name: /T-000003/ })).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('a refusal is told in the window, which stays', async () => {
  const reason = 'Объединить можно только обращения одного и того же человека.';
  const code = 'TICKET_OTHER_OWNER';
  stub(mergeTickets, () => new ApiError(422, reason, { code, fields: { into: code } }));
  const { dialog } = await ask();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Главное обращение' }));
  await userEvent.click(await screen.findByRole('option', { name: /T-000003/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Объединить' }));
  expect(await dialog.findByText(reason)).toBeVisible();
});

test('a ticket that was closed meanwhile keeps the window, which says so', async () => {
  const reason = 'Обращение закрыто. Обновите страницу.';
  stub(mergeTickets, () => {
    stub(getTicket, () => ({ ...known, status: 'CLOSED' }));
    return new ApiError(409, reason, { code: 'STATE' });
  });
  const { dialog } = await ask();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Главное обращение' }));
  await userEvent.click(await screen.findByRole('option', { name: /T-000003/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Объединить' }));
  expect(await screen.findByRole('button', { name: 'Открыть снова', hidden: true })).toBeVisible();
  expect(dialog.getByText(reason)).toBeVisible();
});

test('a duplicate leads to where it goes on, and takes no more words', async () => {
  const main = { id: other.id, number: other.number, status: 'OPEN' as const };
  stub(getTicket, () => ({ ...known, status: 'CLOSED', mergedInto: main }));
  openTickets({ url: ticketUrl });
  expect(await screen.findByRole('link', { name: 'T-000003' })).toHaveAttribute(
    'href',
    `/admin/tickets/${other.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Открыть снова' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Ответ' })).toBeNull();
});

test('whoever writes an answer when a colleague merges the ticket is told where it goes on', async () => {
  const main = { id: other.id, number: other.number, status: 'OPEN' as const };
  const kept: string[] = [];
  stub(getTicket, () => known);
  stub(getAnswerDraft, () => null);
  stub(saveAnswerDraft, ({ body }) => {
    kept.push(body.text);
    return {};
  });
  stub(answerTicket, () => {
    stub(getTicket, () => ({ ...known, status: 'CLOSED', mergedInto: main }));
    return new ApiError(409, 'Обращение уже объединено.', { code: 'TICKET_MERGED' });
  });
  openTickets({ url: ticketUrl });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Проверьте');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  expect(await screen.findByRole('link', { name: 'Открыть T-000003' })).toHaveAttribute(
    'href',
    `/admin/tickets/${other.id}`,
  );
  expect(screen.getByText(/^Пока вы смотрели, обращение объединили/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Ответ' })).toBeNull();
  await waitFor(() => expect(kept.at(-1)).toBe('Проверьте'));
});

test('where the server cannot merge, nothing is said of it', async () => {
  stub(getTicket, () => one);
  openTickets({ url: ticketUrl });
  expect(await screen.findByRole('button', { name: 'Закрыть' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Объединить' })).toBeNull();
});
