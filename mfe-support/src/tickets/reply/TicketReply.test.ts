import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { createTicket } from '@campus/shared/contract/support/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMyTicket as open, stubBefore, stubTicket } from '../openMyTicket';
import { answered, waiting } from '../ticketFixtures';

const receipt: CallOutput<typeof createTicket> = {
  ...{ id: idOf(1), number: 'T-000001', createdAt: '2026-11-10T09:00:00Z', status: 'OPEN' },
  ...{ isReopened: true, isCardBlocked: false },
};
const longAgo = '2020-01-01T09:00:00Z';
const replyBox = () => screen.findByRole('textbox', { name: 'Ваш ответ' });

beforeEach(stubBefore);

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

test('what was begun in a ticket before it was merged goes on in the other, after its own', async () => {
  stubTicket(answered);
  const { unmount } = open();
  await userEvent.type(await replyBox(), 'И ещё вопрос');
  unmount();
  const [last] = answered.answers;
  const opening = { id: idOf(1), author: 'HUMAN', mergedFrom: 'T-000001' } as const;
  const main = { ...answered, id: idOf(2), number: 'T-000002' };
  stubTicket(main);
  const other = open('ru', idOf(2));
  await userEvent.type(await replyBox(), 'Спасибо');
  other.unmount();
  stubTicket({ ...main, answers: last ? [{ ...last, ...opening }, last] : [] });
  const both = async () => expect(await replyBox()).toHaveValue('Спасибо\n\nИ ещё вопрос');
  const merged = open('ru', idOf(2));
  await waitFor(both);
  merged.unmount();
  open('ru', idOf(2));
  await waitFor(both);
});

test('whose words these are is said where they have come from a merged ticket', async () => {
  stubTicket(answered);
  const { unmount } = open();
  await userEvent.type(await replyBox(), 'И ещё вопрос');
  unmount();
  const answers = answered.answers.map((one) => ({ ...one, id: idOf(1), mergedFrom: 'T-000001' }));
  stubTicket({ ...answered, id: idOf(2), answers });
  open('en', idOf(2));
  expect(await screen.findByText(/^The reply that you began in ticket T-000001/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('И ещё вопрос');
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

test('a reply that came second stays in sight with the reason, though no other is taken', async () => {
  stubTicket(answered);
  stub(createTicket, () => {
    stubTicket({ ...answered, status: 'OPEN' });
    return new ApiError(409, 'Обращение уже в работе.', { code: 'STATE' });
  });
  open();
  const reply = await replyBox();
  await userEvent.type(reply, 'И ещё одно');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ответ' }));
  expect(await screen.findByText(/^Ответ появится здесь/)).toBeVisible();
  expect(reply).toHaveValue('И ещё одно');
  expect(screen.getByText('Обращение уже в работе.')).toBeVisible();
});

test('to what was closed long ago a reply is a new ticket, which is led to', async () => {
  stubTicket({ ...answered, status: 'CLOSED', closedAt: longAgo });
  stub(createTicket, () => ({ ...receipt, id: idOf(2), number: 'T-000002', isReopened: false }));
  const { router } = open();
  await userEvent.type(await replyBox(), 'Снова не открывается');
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить новым обращением' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/me/tickets/${idOf(2)}`));
});

test('a late answer leads nobody away from where they have gone meanwhile', async () => {
  const other = { ...waiting, id: idOf(3), subject: 'Пропуск' };
  stubTicket({ ...answered, status: 'CLOSED', closedAt: longAgo }, other);
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  const made = { ...receipt, id: idOf(2), number: 'T-000002', isReopened: false };
  stub(createTicket, () => answering.then(() => made));
  const { router, store } = open();
  await userEvent.type(await replyBox(), 'Снова не открывается');
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить новым обращением' }));
  await act(() => router.navigate(`/me/tickets/${other.id}`));
  const title = await screen.findByRole('heading', { level: 1, name: 'Пропуск' });
  answer();
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]));
  expect(router.state.location.pathname).toBe(`/me/tickets/${other.id}`);
  expect(title).not.toHaveFocus();
});
