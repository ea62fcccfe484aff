import { ApiError } from '@campus/shared/api/ApiError';
import {
  listMyNotifications,
  readMyNotifications,
} from '@campus/shared/contract/notifications/calls';
import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminUser, staff, student } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { Bell } from './Bell';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

const message = (number: number, rest: Partial<InboxMessage> = {}): InboxMessage => ({
  id: uuid(number),
  kind: 'INFO',
  title: `Сообщение ${number}`,
  body: 'Текст',
  link: null,
  sentAt: '2026-01-12T08:00:00Z',
  seenAt: null,
  readAt: null,
  ...rest,
});

interface Question {
  skip?: unknown;
  size?: unknown;
  seen?: unknown;
  readId?: unknown;
}

/** An inbox that remembers what it was asked, and keeps what was read. */
function stubInbox(items: InboxMessage[], start = items.length) {
  const asked: Question[] = [];
  const state = { unread: start };
  stub(listMyNotifications, ({ query = {} }) => {
    asked.push(query);
    const [skip, size] = [Number(query.skip ?? 0), Number(query.size)];
    const shown = items.slice(skip, skip + size);
    if (query.readId) state.unread -= 1;
    return { items: shown, total: items.length, skip, size, unread: state.unread };
  });
  return { asked, state };
}

beforeEach(() => stub(getCurrentHuman, () => student));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The page is put into the background, or brought back. */
function look(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const show = () => renderWithSession(<Bell />, { token: 'first' });
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const open = async () => {
  await userEvent.click(await bell(/^Сообщения/));
  return screen.findByRole('dialog', { name: 'Сообщения' });
};

test.each([
  [1, 'Сообщения: 1 непрочитанное', '1'],
  [3, 'Сообщения: 3 непрочитанных', '3'],
  [21, 'Сообщения: 21 непрочитанное', '21'],
  [125, 'Сообщения: 125 непрочитанных', '99+'],
])(
  '%i unread messages are in the name of the bell and in its corner',
  async (count, name, corner) => {
    stubInbox([message(1)], count);
    show();
    expect(await bell(name)).toHaveTextContent(corner);
  },
);

test('without unread messages, and when they cannot be counted, there is no number and no notice', async () => {
  stub(listMyNotifications, () => new ApiError(503, 'Сервис недоступен'));
  const { store } = show();
  expect(await bell('Сообщения')).toHaveTextContent('');
  expect(store.getState().notifications).toStrictEqual([]);
});

test('guests and staff have no bell', async () => {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => adminUser);
  const { queryClient } = show();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the number is asked anew by whoever looks at the page, and never behind his back', async () => {
  const { asked, state } = stubInbox([message(1)]);
  show();
  await bell('Сообщения: 1 непрочитанное');
  const before = asked.length;
  jest.useFakeTimers({ now: Date.now() + 61_000 });
  state.unread = 2;
  look('hidden');
  act(() => jest.advanceTimersByTime(600_000));
  expect(asked).toHaveLength(before);
  await act(async () => {
    look('visible');
    await jest.advanceTimersByTimeAsync(100);
  });
  jest.useRealTimers();
  expect(await bell('Сообщения: 2 непрочитанных')).toBeInTheDocument();
  expect(asked).toHaveLength(before + 1);
});

test('opening shows the messages and reads none of them, and Escape goes back to the bell', async () => {
  const { asked } = stubInbox([message(1), message(2, { readAt: '2026-01-13T08:00:00Z' })], 1);
  show();
  const dialog = await open();
  const [first, second] = await within(dialog).findAllByRole('listitem');
  expect(first).toHaveTextContent('Сообщение 1');
  expect(first).toHaveTextContent('Не прочитано');
  expect(second).not.toHaveTextContent('Не прочитано');
  expect(asked).toContainEqual(expect.objectContaining({ seen: true, skip: 0 }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await bell('Сообщения: 1 непрочитанное')).toHaveFocus();
});

test('a message is read by following it, and only safe addresses are followed', async () => {
  const { asked } = stubInbox([
    message(1, { link: '/me/payments' }),
    message(2, { link: 'https://example.com/a' }),
    message(3, { link: 'javascript:alert(1)' }),
    message(4, { link: '//evil.example' }),
  ]);
  const { router } = show();
  const dialog = await open();
  const list = within(await within(dialog).findByRole('list'));
  const links = list.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/me/payments',
    'https://example.com/a',
  ]);
  await userEvent.click(within(dialog).getByRole('link', { name: 'Сообщение 1' }));
  expect(router.state.location.pathname).toBe('/me/payments');
  expect(asked).toContainEqual({ size: 1, readId: uuid(1) });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await bell('Сообщения: 3 непрочитанных')).toBeVisible();
});

test('a message that leads to a file leaves it to the browser', async () => {
  const { asked } = stubInbox([message(1, { link: '/api/files/public/plan.pdf' })]);
  const { router } = show();
  const dialog = await open();
  const { pathname } = router.state.location;
  // After the router: jsdom goes to no other page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(await within(dialog).findByRole('link', { name: 'Сообщение 1' }));
  expect(router.state.location.pathname).toBe(pathname);
  expect(asked).toContainEqual({ size: 1, readId: uuid(1) });
});

test('a message that leads nowhere is read by opening its text', async () => {
  const { asked } = stubInbox([message(1)]);
  show();
  const dialog = await open();
  const title = await within(dialog).findByRole('button', { name: 'Сообщение 1' });
  expect(title).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(title);
  expect(title).toHaveAttribute('aria-expanded', 'true');
  expect(asked).toContainEqual({ size: 1, readId: uuid(1) });
  expect(within(dialog).queryByText('Не прочитано')).not.toBeInTheDocument();
});

test('all is read by one press, which says so and leaves the bell without a number', async () => {
  const { state } = stubInbox([message(1), message(2)], 12);
  const all = jest.fn(() => ({ unread: (state.unread = 0) }));
  stub(readMyNotifications, all);
  const { store } = show();
  const dialog = await open();
  expect(await within(dialog).findAllByText('Не прочитано')).toHaveLength(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Прочитать всё' }));
  await waitFor(() => expect(within(dialog).queryByText('Не прочитано')).not.toBeInTheDocument());
  const spent = within(dialog).getByRole('button', { name: 'Прочитать всё' });
  expect(spent).toHaveFocus();
  await waitFor(() => expect(spent).toHaveAttribute('aria-disabled', 'true'));
  expect(store.getState().notifications).toMatchObject([
    { tone: 'success', text: 'Все сообщения прочитаны' },
  ]);
  expect(all).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(await bell('Сообщения')).toHaveTextContent('');
});

test('where reading all fails, that is said and everything stays unread', async () => {
  stubInbox([message(1)]);
  stub(readMyNotifications, () => new ApiError(503, 'Сервис недоступен'));
  const { store } = show();
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Прочитать всё' }));
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'danger' }]));
  expect(within(dialog).getByText('Не прочитано')).toBeVisible();
});

test('«Показать ещё» brings the next page and goes on at its first message', async () => {
  const { asked } = stubInbox(Array.from({ length: 12 }, (_, index) => message(index + 1)));
  show();
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Показать ещё' }));
  const eleventh = await within(dialog).findByRole('button', { name: 'Сообщение 11' });
  expect(eleventh).toHaveFocus();
  expect(asked).toContainEqual(expect.objectContaining({ skip: 10, size: 10 }));
  expect(within(dialog).queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
});

test('the window leads to the page of all messages, and closes on the way', async () => {
  stubInbox([message(1)]);
  const { router } = show();
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('link', { name: 'Все сообщения' }));
  expect(router.state.location.pathname).toBe('/me/notifications');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an empty inbox says what will be here', async () => {
  stubInbox([]);
  show();
  expect(await within(await open()).findByText('Сообщений пока нет')).toBeVisible();
});

test('an inbox that does not load says so and is asked again', async () => {
  stub(listMyNotifications, () => new ApiError(503, 'Сервис недоступен'));
  show();
  const dialog = await open();
  const retry = await within(dialog).findByRole('button', { name: 'Повторить' });
  stubInbox([message(1)]);
  await userEvent.click(retry);
  expect(await within(dialog).findByText('Сообщение 1')).toBeVisible();
});
