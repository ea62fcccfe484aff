import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyTicketsScreen } from './MyTicketsScreen';
import { answered, ticketTexts, waiting } from './ticketFixtures';

const open = (url = '/me/tickets', language: 'ru' | 'en' = 'ru') =>
  renderScreen(<MyTicketsScreen />, { texts: ticketTexts, person: humanOf(), url, language });

function stubTickets(...items: OwnTicket[]) {
  const asked: CallInput<typeof listMyTickets>['query'][] = [];
  stub(listMyTickets, ({ query }) => {
    asked.push(query);
    return { items, total: items.length, skip: 0, size: 20 };
  });
  return asked;
}

beforeEach(() => stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]));
afterEach(() => jest.useRealTimers());

test('each ticket has its state and leads to its thread', async () => {
  stubTickets(waiting, { ...answered, id: idOf(2), subject: 'Старая группа' });
  open();
  const list = within(await screen.findByRole('list', { name: 'Мои обращения' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('T-000001 · Карта · 10 ноября 2026');
  expect(first).toHaveTextContent('Новое');
  expect(second).toHaveTextContent('С ответом');
  expect(list.getByRole('link', { name: 'Старая группа' })).toHaveAttribute(
    'href',
    `/me/tickets/${idOf(2)}`,
  );
});

test('who waits is told by when there will be an answer', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-12T20:00:00Z'), doNotFake: ['queueMicrotask'] });
  stubTickets(waiting);
  open();
  expect(await screen.findByText('ответим до 12 ноября 2026')).toBeVisible();
});

test('a missed term is owned up to', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-12T22:00:00Z'), doNotFake: ['queueMicrotask'] });
  stubTickets(waiting);
  open();
  expect(await screen.findByText(/^должны были ответить до 12 ноября 2026/)).toBeVisible();
});

test('a tab and words narrow the list, and the address keeps both', async () => {
  const asked = stubTickets(answered);
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'С ответом' }));
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Найти обращение' }),
    'турникет{Enter}',
  );
  expect(await screen.findByRole('link', { name: 'С ответом' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const kept = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(kept)).toEqual({ state: 'ANSWERED', search: 'турникет' });
  expect(asked.at(-1)).toEqual({ skip: 0, state: 'ANSWERED', search: 'турникет' });
});

test('who never wrote is told how to, and has nothing to search in', async () => {
  stubTickets();
  open();
  expect(await screen.findByRole('heading', { name: 'Обращений пока нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('who wrote as a guest before is told where that ticket is', async () => {
  stubTickets();
  open();
  expect(await screen.findByText(/без входа, открывается по ссылке из письма/)).toBeVisible();
});

test('where nothing fits, the way leads back to all', async () => {
  stubTickets();
  open('/me/tickets?state=CLOSED', 'en');
  expect(await screen.findByRole('link', { name: 'Reset filters' })).toHaveAttribute(
    'href',
    '/me/tickets',
  );
});

test('a refusal says why, a failed load can be tried again', async () => {
  stub(listMyTickets, () => new ApiError(403, 'Нет доступа'));
  const refused = open();
  expect(await screen.findByText('Нет доступа')).toBeVisible();
  refused.unmount();
  stub(listMyTickets, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
