import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { createTicketOnBehalf } from '@campus/shared/contract/support/calls';
import type { Ticket } from '@campus/shared/contract/support/records';
import { enter } from '@campus/shared/testing/enter';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { item, one } from '../queue/openTickets';
import { TicketOnBehalfScreen, locales } from './TicketOnBehalfScreen';

type Human = CallOutput<typeof filterHumans>['items'][number];

const human: Human = {
  ...{ id: idOf(2), email: 'anna@example.test', phone: null, birthDate: null },
  ...{ lastName: 'Мечтательная', firstName: 'Анна', middleName: null, snils: null },
  ...{ identityStatus: 'VERIFIED', state: 'ACTIVE', createdAt: '2026-11-10T09:00:00Z' },
  ...{ lastLoginAt: null, card: null, student: null },
};
type Body = CallInput<typeof createTicketOnBehalf>['body'];
const sent: Body[] = [];
const closed = { ...item, id: idOf(5), subject: 'Старое', status: 'CLOSED' as const };

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
  stub(filterHumans, () => ({ items: [human], total: 1, skip: 0, size: 20 }));
  stub(listHumanTicketsMailing, () => ({
    tickets: {
      items: [item, closed],
      total: 2,
    },
    messages: { items: [], total: 0 },
  }));
  stub(createTicketOnBehalf, ({ body }) => {
    sent.push(body);
    const owner = { humanId: null, name: body.guestName ?? '', email: body.guestEmail ?? '' };
    return { ...one, number: 'T-000077', ...(body.humanId ? {} : { human: null, owner }) };
  });
});

const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<TicketOnBehalfScreen />, {
    ...{ url: '/admin/tickets/new', roles: ['SUPPORT'], language },
    texts: {
      namespace: 'support',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Записать обращение' }));

async function findCaller() {
  await userEvent.type(screen.getByRole('combobox', { name: 'Человек' }), 'Мечта');
  await userEvent.click(await screen.findByRole('option', { name: /Мечтательная Анна/ }));
}
async function fill() {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'Карта');
  await enter(box('Коротко, о чём вопрос'), 'Турникет не открывается');
  await enter(box('Что случилось'), 'Карта не срабатывает в библиотеке.');
}

test('a caller is found, what they have open stands first, and the number is there to be told', async () => {
  open();
  await findCaller();
  const opened = within(await screen.findByRole('region', { name: 'Уже открыто' }));
  expect(await opened.findByRole('link', { name: /Турникет не открывается/ })).toHaveAttribute(
    'href',
    `/admin/tickets/${item.id}`,
  );
  expect(opened.queryByText('Старое')).toBeNull();
  await fill();
  await userEvent.click(screen.getByRole('radio', { name: 'Лично' }));
  await send();
  expect(await screen.findByRole('heading', { name: 'Обращение T-000077 записано' })).toHaveFocus();
  expect(screen.getByText(/Мечтательная Анна получит ответ до 12 ноября 2026/)).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ category: 'CARD', subject: 'Турникет не открывается', humanId: human.id },
      ...{ text: 'Карта не срабатывает в библиотеке.', priority: 'NORMAL', channel: 'DESK' },
      id: expect.any(String) as string,
    },
  ]);
});

test('somebody without an account is written down by name and e-mail, in their language', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Нет' }));
  await fill();
  await userEvent.type(box('Имя'), 'Guest');
  await userEvent.type(box('Почта'), 'guest@example.test');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'На каком языке отвечать' }),
    'По-английски',
  );
  await send();
  expect(
    await screen.findByText(/Guest получит ответ до 12 ноября 2026 на почту guest@example.test/),
  ).toBeVisible();
  expect(sent[0]).toMatchObject({
    ...{ guestName: 'Guest', guestEmail: 'guest@example.test', guestLanguage: 'en' },
    channel: 'PHONE',
  });
  expect(sent[0]).not.toHaveProperty('humanId');
});

test('who was found is still there when the caller turns out to have an account after all', async () => {
  open();
  await findCaller();
  await userEvent.click(screen.getByRole('radio', { name: 'Нет' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Есть' }));
  expect(screen.getByRole('combobox', { name: 'Человек' })).toHaveValue('Мечтательная Анна');
});

test('what is missing is said all at once, whoever is asking', async () => {
  open();
  await send();
  expect(await screen.findByText('Исправьте 4 поля')).toBeVisible();
  for (const name of [/Укажите участника/, /Выберите тему/, /Запишите, что случилось/])
    expect(screen.getByRole('link', { name })).toBeVisible();
  expect(sent).toStrictEqual([]);
});

test('what is written down waits for whoever comes back in another language', async () => {
  const { unmount } = open();
  await fill();
  unmount();
  open('en');
  expect(await screen.findByDisplayValue('Карта не срабатывает в библиотеке.')).toBeVisible();
});

test('a lost card is warned about before it is blocked', async () => {
  open();
  await findCaller();
  expect(screen.queryByText(/карта этого человека будет заблокирована/)).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'Карта потеряна');
  expect(screen.getByText(/карта этого человека будет заблокирована/)).toBeVisible();
});

test('that the card is blocked is said before the person hangs up', async () => {
  const blocked: Ticket = { ...one, category: 'CARD_LOST' };
  if (one.human) blocked.human = { ...one.human, cardStatus: 'BLOCKED' };
  stub(createTicketOnBehalf, () => blocked);
  open();
  await findCaller();
  await fill();
  await send();
  expect(await screen.findByText(/Карта заблокирована/)).toBeVisible();
});

test('a reload loses nothing that was written down, and keeps nobody’s name', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('radio', { name: 'Нет' }));
  await userEvent.type(box('Имя'), 'Guest');
  await fill();
  unmount();
  open();
  expect(box('Что случилось')).toHaveValue('Карта не срабатывает в библиотеке.');
  expect(box('Имя')).toHaveValue('');
});

test('a refusal keeps all that was written, and another ticket begins empty', async () => {
  stub(createTicketOnBehalf, () => new ApiError(422, 'Такого участника нет.'));
  open();
  await findCaller();
  await fill();
  await send();
  expect(await screen.findByText('Такого участника нет.')).toBeVisible();
  expect(box('Что случилось')).toHaveValue('Карта не срабатывает в библиотеке.');
  stub(createTicketOnBehalf, () => one);
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Записать ещё' }));
  await waitFor(() => expect(box('Что случилось')).toHaveValue(''));
});

test('nobody found is told so, in English too', async () => {
  stub(filterHumans, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  open('en');
  expect(screen.getByRole('heading', { level: 1, name: 'New ticket' })).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Person' }), 'Nobody');
  expect((await screen.findAllByText('Nothing found'))[0]).toBeVisible();
});
