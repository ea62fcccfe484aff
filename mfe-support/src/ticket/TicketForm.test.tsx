import { ApiError } from '@campus/shared/api/ApiError';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import {
  createGuestTicket,
  createTicket,
  getTicketChallenge,
} from '@campus/shared/contract/support/calls';
import { enter } from '@campus/shared/testing/enter';
import { idOf } from '@campus/shared/testing/idOf';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { GuestTicketForm, OwnTicketForm } from './TicketForm';

const box = (name = 'Что случилось') => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
const open = (Form: typeof OwnTicketForm, topic: string) =>
  renderScreen(<Form written={undefined} onLeave={jest.fn()} onAccepted={jest.fn()} />, {
    url: `/help/new?topic=${topic}`,
    texts: { namespace: 'support', locales: { ru, en } },
  });

const sent: (string | undefined)[] = [];

/** A server that has every ticket, and an answer that does not always come. */
function stubTickets(isAnswered: boolean) {
  const receipt = { id: idOf(1), number: 'T-000046', createdAt: '2026-11-20T09:00:00Z' };
  const answer = <Answer,>(id: string | undefined, said: Answer) => {
    sent.push(id);
    return isAnswered ? said : new ApiError('FETCH_ERROR', 'Нет сети');
  };
  stub(createGuestTicket, ({ body }) => answer(body.id, receipt));
  stub(createTicket, ({ body }) =>
    answer(body.id, {
      ...receipt,
      status: 'NEW' as const,
      isReopened: false,
      isCardBlocked: false,
    }),
  );
}

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(getTicketChallenge, () => new ApiError(404, 'Не найдено'));
});

describe.each([
  ['a guest', GuestTicketForm],
  ['a participant', OwnTicketForm],
])('the draft of %s', (_, Form) => {
  test('comes back by a link to another topic, which it is about then', async () => {
    const { unmount } = open(Form, 'CARD');
    await userEvent.type(box(), 'Не открывается');
    unmount();
    open(Form, 'PAYMENT');
    expect(box()).toHaveValue('Не открывается');
    const topic = screen.getByRole('combobox', { name: 'Тема' });
    expect(topic).toHaveValue('PAYMENT');
    await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    expect(box()).toHaveValue('');
    expect(topic).toHaveValue('PAYMENT');
  });

  async function write() {
    await enter(box('Коротко, о чём вопрос'), 'Не открывается карта');
    await enter(box(), 'Экран остаётся пустым');
    if (Form !== GuestTicketForm) return;
    await enter(box('Как к вам обращаться'), 'Студентка');
    await enter(box('Почта'), 'student@example.test');
  }
  const agree = async () => {
    if (Form === GuestTicketForm) await userEvent.click(screen.getByRole('checkbox'));
  };
  /** Sent, and left without an answer. */
  async function loseAnswer() {
    stubTickets(false);
    const { unmount } = open(Form, 'CARD');
    await write();
    await agree();
    await send();
    expect(await screen.findByText('Нет сети')).toBeVisible();
    unmount();
  }

  test('is sent after a reload by the id that it was sent by before its answer was lost', async () => {
    await loseAnswer();
    open(Form, 'CARD');
    await agree();
    stubTickets(true);
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, again] = sent;
    expect([first, again]).toEqual([again, expect.any(String)]);
    await waitFor(() => expect(Object.entries(localStorage)).toStrictEqual([]));
  });

  test('gives its id to no other ticket that is begun instead', async () => {
    await loseAnswer();
    open(Form, 'CARD');
    await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    await write();
    await agree();
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).not.toBe(sent[0]);
  });
});
