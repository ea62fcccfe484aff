import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locales, UnreadMessages } from './UnreadMessages';

const message = (number: number, readAt: string | null = null): InboxMessage => ({
  ...{ id: `0b6a4b5e-9d5a-4c1e-8a0e-00000000000${number}`, kind: 'CARD', readAt },
  ...{ title: `Сообщение ${number}`, body: 'Откройте её в кабинете.', link: '/me/card' },
  ...{ sentAt: '2026-03-05T10:00:00Z', seenAt: null },
});
const asked: CallInput<typeof listMyNotifications>['query'][] = [];

function stubInbox(...items: InboxMessage[]) {
  asked.length = 0;
  stub(listMyNotifications, ({ query }) => {
    asked.push(query);
    return { items, total: items.length, skip: 0, size: 3, unread: items.length };
  });
}

const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<UnreadMessages />, {
    ...{ person: humanOf(), language },
    texts: { namespace: 'support', locales },
  });

test('what is unread leads to what it is about, and is read by following it', async () => {
  stubInbox(message(1));
  const { router } = open();
  const unread = within(screen.getByRole('region', { name: 'Непрочитанные сообщения' }));
  await userEvent.click(await unread.findByRole('link', { name: 'Сообщение 1' }));
  expect(router.state.location.pathname).toBe('/me/card');
  expect(asked[0]).toEqual({ size: 3, isUnread: true });
  await waitFor(() => expect(asked).toContainEqual({ size: 1, readId: message(1).id }));
});

test('what leads nowhere stays to be read in its place, with the focus on it', async () => {
  const lone = { ...message(1), link: null };
  stubInbox(lone);
  open();
  const title = await screen.findByRole('button', { name: 'Сообщение 1' });
  await userEvent.click(title);
  await waitFor(() => expect(asked).toContainEqual({ size: 1, readId: lone.id }));
  expect(title).toHaveAttribute('aria-expanded', 'true');
  expect(title).toHaveFocus();
  expect(screen.queryByText('Не прочитано')).toBeNull();
});

test('a server that lists what is read as well makes nothing unread', async () => {
  stubInbox(message(1, '2026-03-05T11:00:00Z'), message(2));
  open();
  expect(await screen.findByRole('link', { name: 'Сообщение 2' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Сообщение 1' })).toBeNull();
});

test('where all is read it says so, and leads to all, in English too', async () => {
  stubInbox();
  open('en');
  expect(await screen.findByText('You have no unread messages.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All messages' })).toHaveAttribute(
    'href',
    '/me/notifications',
  );
});

test('a failed load can be tried again', async () => {
  stub(listMyNotifications, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
