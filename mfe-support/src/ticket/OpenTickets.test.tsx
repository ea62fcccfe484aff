import { ApiError } from '@campus/shared/api/ApiError';
import type { CallOutput } from '@campus/shared/contract/call';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { OpenTickets } from './OpenTickets';

type OwnTicket = CallOutput<typeof listMyTickets>['items'][number];

const ticketOf = (id: number, status: OwnTicket['status']): OwnTicket => ({
  ...{ id: `0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c0${id}`, number: `T-2026-00000${id}`, status },
  ...{ category: 'CARD', subject: `Вопрос ${id}`, text: 'Карта не сработала', parentId: null },
  ...{ createdAt: '2026-11-20T09:00:00Z', firstAnswerAt: null, closedAt: null },
  ...{ files: [], answers: [] },
});
const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<OpenTickets />, { texts: { namespace: 'support', locales: { ru, en } }, language });
const stubOwn = (...items: OwnTicket[]) =>
  stub(listMyTickets, () => ({ items, total: items.length, skip: 0, size: 20 }));

test('tickets that are not over are told with their state, and lead to the threads', async () => {
  stubOwn(ticketOf(1, 'ANSWERED'), ticketOf(2, 'CLOSED'));
  open();
  expect(await screen.findByText('Вопрос 1')).toBeVisible();
  expect(screen.getByText('T-2026-000001 · С ответом')).toBeVisible();
  expect(screen.queryByText('Вопрос 2')).toBeNull();
  expect(screen.getByRole('link', { name: 'Все обращения' })).toHaveAttribute(
    'href',
    '/me/tickets',
  );
  expect(screen.getByRole('link', { name: 'Вопрос 1' })).toHaveAttribute(
    'href',
    `/me/tickets/${ticketOf(1, 'ANSWERED').id}`,
  );
});

test('where none is open it says so', async () => {
  stubOwn(ticketOf(2, 'CLOSED'));
  open();
  expect(await screen.findByText('Открытых обращений нет.')).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(listMyTickets, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('speaks English too', async () => {
  stubOwn();
  open('en');
  expect(await screen.findByText('You have no open tickets.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tickets' })).toBeVisible();
});
