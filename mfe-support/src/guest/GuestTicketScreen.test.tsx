import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import {
  answerGuestTicket,
  closeGuestTicket,
  getGuestTicket,
} from '@campus/shared/contract/support/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { GuestTicketScreen } from './GuestTicketScreen';

type Ticket = NonNullable<CallOutput<typeof getGuestTicket>>;

const ticket: Ticket = {
  ...{ number: 'T-000046', category: 'CARD', subject: 'Карта не открывает дверь' },
  ...{ status: 'ANSWERED', createdAt: '2026-11-20T09:00:00Z', closedAt: null },
  ...{ text: 'Турникет горит красным', dueOn: null, isOverdue: false, mayReply: true },
  answers: [
    {
      id: '9c1a7c9e-1f00-4a00-8a00-000000000048',
      author: 'STAFF',
      text: 'Попробуйте ещё раз завтра',
      createdAt: '2026-11-21T09:00:00Z',
    },
  ],
};

function open(answer: Ticket | null | ApiError, language: 'ru' | 'en' = 'ru') {
  const asked: CallInput<typeof getGuestTicket>[] = [];
  stub(getGuestTicket, (input) => {
    asked.push(input);
    return answer;
  });
  const texts = { namespace: 'support', locales: { ru, en } };
  const place = { url: '/help/ticket/e30.e30.sign', path: '/help/ticket/:token' };
  return { asked, ...renderScreen(<GuestTicketScreen />, { ...place, texts, language }) };
}

test('the conversation stands in its order, and the token travels in the body', async () => {
  const { asked } = open(ticket);
  const title = { level: 1, name: 'Карта не открывает дверь' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(screen.getByText('T-000046 · Карта')).toBeVisible();
  const messages = within(screen.getByRole('list', { name: 'Переписка' })).getAllByRole('listitem');
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Вы · .*Турникет горит красным$/),
    expect.stringMatching(/^Поддержка · .*Попробуйте ещё раз завтра$/),
  ]);
  expect(asked[0]).toEqual({ body: { token: 'e30.e30.sign' } });
});

test('while an answer is waited for, its day is said and nothing can be added', async () => {
  open({ ...ticket, status: 'NEW', answers: [], dueOn: '2026-11-24', mayReply: false });
  expect(await screen.findByText('Ответим до 24 ноября 2026')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/^Ответ придёт на почту/)).toBeVisible();
});

test('an answer that is late is not promised anew', async () => {
  open({ ...ticket, status: 'OPEN', dueOn: '2026-11-24', isOverdue: true, mayReply: false });
  expect(await screen.findByText(/^Обещали ответить до 24 ноября 2026, но задерж/)).toBeVisible();
});

test('a reply is sent, said and read back', async () => {
  const sent: CallInput<typeof answerGuestTicket>[] = [];
  const { store } = open(ticket);
  const reply = await screen.findByRole('textbox', { name: 'Ваш ответ' });
  const reopened: Ticket = { ...ticket, status: 'OPEN', mayReply: false };
  stub(answerGuestTicket, (input) => {
    sent.push(input);
    stub(getGuestTicket, () => reopened);
    return reopened;
  });
  await userEvent.type(reply, 'Завтра тоже не открыла');
  await userEvent.click(screen.getByRole('button', { name: 'Ответить' }));
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]));
  expect(sent).toEqual([{ body: { token: 'e30.e30.sign', text: 'Завтра тоже не открыла' } }]);
});

test('a refused reply says why and keeps the words', async () => {
  open(ticket);
  const reply = await screen.findByRole('textbox', { name: 'Ваш ответ' });
  stub(answerGuestTicket, () => new ApiError(404, 'Ссылка устарела', { code: 'TICKET_LINK' }));
  await userEvent.type(reply, 'Спасибо');
  await userEvent.click(screen.getByRole('button', { name: 'Ответить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка устарела');
  expect(reply).toHaveValue('Спасибо');
});

test('a reply that came second keeps its words and says why, though no other is taken', async () => {
  open(ticket);
  const reply = await screen.findByRole('textbox', { name: 'Ваш ответ' });
  stub(answerGuestTicket, () => {
    stub(getGuestTicket, () => ({ ...ticket, status: 'OPEN', mayReply: false }));
    return new ApiError(409, 'Обращение уже в работе.', { code: 'STATE' });
  });
  await userEvent.type(reply, 'И ещё одно');
  await userEvent.click(screen.getByRole('button', { name: 'Ответить' }));
  expect(await screen.findByText(/^Ответ придёт на почту/)).toBeVisible();
  expect(reply).toHaveValue('И ещё одно');
  expect(screen.getByRole('alert')).toHaveTextContent('Обращение уже в работе.');
});

test.each<[string, string, Partial<Ticket>, string | RegExp]>([
  ['was merged', 'TICKET_MERGED', { mergedInto: 'T-000047' }, /продолжается в обращении T-000047$/],
  ['has been closed too long', 'TICKET_OLD', {}, /больше 14 дней назад$/],
])(
  'a reply to what %s meanwhile says so, and its words can be copied',
  async (_, code, into, why) => {
    open(ticket);
    const reply = await screen.findByRole('textbox', { name: 'Ваш ответ' });
    stub(answerGuestTicket, () => {
      stub(getGuestTicket, () => ({ ...ticket, status: 'CLOSED', mayReply: false, ...into }));
      return new ApiError(409, 'Ответить нельзя', { code });
    });
    await userEvent.type(reply, 'И ещё одно');
    await userEvent.click(screen.getByRole('button', { name: 'Ответить' }));
    expect(await screen.findByText(why)).toBeVisible();
    const unsent = screen.getByRole('region', { name: /^Этот ответ не отправлен/ });
    expect(within(unsent).getByText('И ещё одно')).toBeVisible();
    expect(unsent).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Ответить' })).toBeNull();
  },
);

test('a ticket that is settled is closed', async () => {
  const sent: CallInput<typeof closeGuestTicket>[] = [];
  const { store } = open(ticket);
  stub(closeGuestTicket, (input) => {
    sent.push(input);
    return { ...ticket, status: 'CLOSED' };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть обращение' }));
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'success' }]));
  expect(sent).toEqual([{ body: { token: 'e30.e30.sign' } }]);
});

test('a closed ticket opens again with a reply', async () => {
  open({ ...ticket, status: 'CLOSED', closedAt: '2026-11-22T09:00:00Z' });
  expect(await screen.findByRole('button', { name: 'Ответить и открыть снова' })).toBeVisible();
  expect(screen.getByText('Закрыто 22 ноября 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Закрыть обращение' })).toBeNull();
});

test('one that was closed long ago leads to a new one', async () => {
  open({ ...ticket, status: 'CLOSED', closedAt: '2026-11-01T09:00:00Z', mayReply: false });
  expect(await screen.findByText(/назовите в нём номер T-000046/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('one that went into a ticket of an account says where it goes on, and asks for no new one', async () => {
  const closedAt = '2026-11-22T09:00:00Z';
  open({ ...ticket, status: 'CLOSED', closedAt, mayReply: false, mergedInto: 'T-000047' });
  expect(await screen.findByText('Вопрос продолжается в обращении T-000047')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть мои обращения' })).toHaveAttribute(
    'href',
    '/me/tickets',
  );
  expect(screen.queryByText(/больше 14 дней назад/)).toBeNull();
});

test.each([
  ['is none of ours', null],
  ['is of a server that has no such links', new ApiError(404, 'Не найдено')],
])('a link that %s says so in a sentence and what to do next', async (_, answer) => {
  open(answer);
  expect(
    await screen.findByRole('heading', { name: 'Ссылка устарела или неполная' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed load can be tried again', async () => {
  open(new ApiError(503, 'Сервис недоступен'));
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getGuestTicket, () => ticket);
  await userEvent.click(retry);
  expect(await screen.findByText('Попробуйте ещё раз завтра')).toBeVisible();
});

test('speaks English too', async () => {
  open(ticket, 'en');
  expect(await screen.findByRole('button', { name: 'Close the ticket' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Conversation' })).toBeVisible();
});
