import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  listMyNotifications,
  readMyNotifications,
} from '@campus/shared/contract/notifications/calls';
import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxScreen, locales } from './InboxScreen';

const message = (number: number, rest: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{ id: `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`, kind: 'CARD' },
  ...{ title: `Сообщение ${number}`, body: 'Откройте её в кабинете.', link: '/me/card' },
  ...{ sentAt: '2026-03-05T10:00:00Z', seenAt: null, readAt: null },
  ...rest,
});

const open = (url = '/me/notifications', language: 'ru' | 'en' = 'ru') =>
  renderScreen(<InboxScreen />, {
    ...{ url, language, person: humanOf() },
    texts: { namespace: 'support', locales },
  });

type Question = NonNullable<CallInput<typeof listMyNotifications>['query']>;

/** What a mark waits for, by the message. */
const before = new Map<string, () => Promise<void>>();
afterEach(() => before.clear());

function stubInbox(...items: InboxMessage[]) {
  const asked: Question[] = [];
  const state = { unread: items.filter(({ readAt }) => !readAt).length };
  stub(listMyNotifications, async ({ query = {} }) => {
    asked.push(query);
    const [skip, size] = [Number(query.skip ?? 0), Number(query.size)];
    if (query.readId) {
      await before.get(query.readId)?.();
      state.unread -= 1;
    }
    const shown = items.slice(skip, skip + size);
    return { items: shown, total: items.length, skip, size, unread: state.unread };
  });
  stub(readMyNotifications, () => ({ unread: (state.unread = 0) }));
  return asked;
}

const list = async () => within(await screen.findByRole('region', { name: /^Сообщения, / }));

test('each message leads to what it is about, and is read by following it', async () => {
  const asked = stubInbox(message(1), message(2, { readAt: '2026-03-05T11:00:00Z' }));
  const { router } = open();
  const inbox = await list();
  expect(inbox.getAllByText('Не прочитано')).toHaveLength(1);
  await userEvent.click(inbox.getByRole('link', { name: 'Сообщение 1' }));
  expect(router.state.location.pathname).toBe('/me/card');
  await waitFor(() => expect(asked).toContainEqual({ size: 1, readId: message(1).id }));
});

test('one is marked as read without being opened', async () => {
  const asked = stubInbox(message(1), message(2));
  open();
  const inbox = await list();
  await userEvent.click(inbox.getByRole('button', { name: /^Отметить прочитанным.*Сообщение 2$/ }));
  await waitFor(() => expect(asked).toContainEqual({ size: 1, readId: message(2).id }));
  await waitFor(() => expect(inbox.getAllByText('Не прочитано')).toHaveLength(1));
});

test('all are read by one press', async () => {
  stubInbox(message(1), message(2));
  const { store } = open();
  const inbox = await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Прочитать всё' }));
  await waitFor(() => expect(inbox.queryByText('Не прочитано')).toBeNull());
  expect(store.getState().notifications).toMatchObject([{ text: 'Все сообщения прочитаны' }]);
});

describe('a message that comes after the newest known', () => {
  const known = message(1, { sentAt: '2026-03-05T11:00:00Z' });
  const payment = message(2, { kind: 'PAYMENT' });
  const late = message(3, { sentAt: '2026-03-05T12:00:00Z', kind: 'PAYMENT' });

  test.each([
    ['in the list of all', ''],
    ['in the list of a kind, which has not the newest', '?kind=PAYMENT'],
  ])('stays unread and is shown: %s', async (_, search) => {
    let all = [known, payment];
    const readAt = '2026-03-05T12:01:00Z';
    const isUnread = (one: InboxMessage) => !one.readAt;
    stub(listMyNotifications, ({ query: { kind, size } = {} }) => {
      const items = all.filter((one) => !kind || one.kind === kind).slice(0, Number(size));
      return { items, total: 2, skip: 0, size: 20, unread: all.filter(isUnread).length };
    });
    stub(readMyNotifications, ({ query: { until = '9' } = {} }) => {
      all = all.map((one) => (one.sentAt <= until ? { ...one, readAt } : one));
      return { unread: all.filter(isUnread).length };
    });
    const { store } = open(`/me/notifications${search}`);
    const inbox = await list();
    const button = await screen.findByRole('button', { name: 'Прочитать всё' });
    all = [late, ...all];
    await userEvent.click(button);
    expect(await inbox.findByRole('link', { name: 'Сообщение 3' })).toBeVisible();
    expect(inbox.getAllByText('Не прочитано')).toHaveLength(1);
    expect(all.map(isUnread)).toEqual([true, false, false]);
    expect(store.getState().notifications).toStrictEqual([]);
  });
});

test('a server that cannot mark all at once marks each once, and nothing is said of it', async () => {
  const messages = Array.from({ length: 101 }, (_, index) => message(index + 1));
  const asked = stubInbox(...messages);
  stub(readMyNotifications, () => new ApiError(404, 'Не найдено'));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  before.set(message(1).id, () => held);
  const { store } = open();
  const inbox = await list();
  const button = await screen.findByRole('button', { name: 'Прочитать всё' });
  await userEvent.click(button);
  await waitFor(() => expect(asked).toContainEqual({ size: 1, readId: message(1).id }));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);

  release();
  await waitFor(() => expect(inbox.queryByText('Не прочитано')).toBeNull());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(asked.flatMap(({ readId }) => readId ?? [])).toEqual(messages.map(({ id }) => id));
  expect(button).toHaveFocus();
  expect(store.getState().notifications).toMatchObject([{ text: 'Все сообщения прочитаны' }]);
});

test('where marking each fails, those that were marked are shown as read', async () => {
  stubInbox(message(1), message(2));
  stub(readMyNotifications, () => new ApiError(404, 'Не найдено'));
  before.set(message(2).id, () => Promise.reject(new ApiError(503, 'Сервис недоступен')));
  const { store } = open();
  const inbox = await list();
  await userEvent.click(await screen.findByRole('button', { name: 'Прочитать всё' }));
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'danger' }]));
  await waitFor(() => expect(inbox.getAllByText('Не прочитано')).toHaveLength(1));
});

test('a kind and what is unread are asked for, and stand in the address', async () => {
  const asked = stubInbox(message(1));
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Выплаты' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Непрочитанные' }));
  expect(router.state.location.search).toBe('?kind=PAYMENT&view=unread');
  await waitFor(() =>
    expect(asked).toContainEqual({
      ...{ skip: 0, size: 20, seen: true },
      ...{ kind: 'PAYMENT', isUnread: true },
    }),
  );
});

test('an inbox without messages says what will be here', async () => {
  stubInbox();
  open();
  expect(await screen.findByRole('heading', { name: 'Сообщений пока нет' })).toBeVisible();
});

test('where all is read, and where nothing is of a kind, the way leads to all', async () => {
  stubInbox();
  const read = open('/me/notifications?view=unread', 'en');
  expect(await screen.findByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    '/me/notifications',
  );
  read.unmount();
  open('/me/notifications?kind=CARD');
  expect(await screen.findByRole('link', { name: 'Сбросить фильтры' })).toBeVisible();
});

test('a failed load can be tried again, a refusal says why', async () => {
  stub(listMyNotifications, () => new ApiError(503, 'Сервис недоступен'));
  const failed = open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  failed.unmount();
  stub(listMyNotifications, () => new ApiError(403, 'Нет доступа'));
  open();
  expect(await screen.findByText('Нет доступа')).toBeVisible();
});
