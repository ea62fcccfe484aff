import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  createNotification,
  deleteNotification,
  filterNotifications,
  getNotification,
} from '@campus/shared/contract/notifications/calls';
import type { Notification } from '@campus/shared/contract/notifications/records';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsScreen } from './NotificationsScreen';
import { idOf, notificationOf, openNotifications } from './openNotifications';

const draft = notificationOf();
const sent = notificationOf({
  ...{ id: idOf(2), title: { ru: 'Кампус открыт' }, status: 'PARTIAL' },
  ...{ stats: { targeted: 1_200, delivered: 1_150, failed: 50, read: 600 } },
  sentAt: '2026-11-11T09:00:00Z',
});

function stubList(...items: Notification[]) {
  const asked: CallInput<typeof filterNotifications>[] = [];
  stub(filterNotifications, (input) => {
    asked.push(input);
    return { items, total: items.length, skip: 0, size: 20 };
  });
  return asked;
}

beforeEach(() => localStorage.clear());

async function choose(title: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Действия: ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('each row says where a notification is and how many have it', async () => {
  stubList(draft, sent);
  openNotifications(<NotificationsScreen />);
  const row = within(await screen.findByRole('row', { name: /Кампус открыт/ }));
  expect(row.getByText('Отправлено не всем')).toBeVisible();
  expect(row.getByText('1 150 из 1 200')).toBeVisible();
  expect(row.getByRole('link', { name: 'Кампус открыт' })).toHaveAttribute(
    'href',
    `/admin/notifications/${sent.id}`,
  );
  expect(screen.getByRole('row', { name: /Столовая открыта/ })).toHaveTextContent('Черновик');
  expect(screen.getByRole('link', { name: 'Написать уведомление' })).toHaveAttribute(
    'href',
    '/admin/notifications/new',
  );
});

test.each<[string, object]>([
  ['status=SENDING', { statuses: ['SENDING'] }],
  ['kinds=CARD&search=карта', { kinds: ['CARD'], search: 'карта' }],
])('the list at %s asks for just that, the newest first', async (search, body) => {
  const asked = stubList(draft);
  openNotifications(<NotificationsScreen />, { url: `/admin/notifications?${search}` });
  await screen.findByText('Столовая открыта');
  expect(asked[0]).toMatchObject({ query: { asc: false }, body });
});

test('a list without anything says what it is for', async () => {
  stubList();
  openNotifications(<NotificationsScreen />);
  expect(await screen.findByText('Уведомлений нет')).toBeVisible();
});

test('a failed list gives the reason, and a forbidden one says so, in English too', async () => {
  stub(filterNotifications, () => new ApiError(503, 'The service is unavailable'));
  const failed = openNotifications(<NotificationsScreen />, { language: 'en' });
  expect(await screen.findByText('The service is unavailable')).toBeVisible();
  failed.unmount();
  stub(filterNotifications, () => new ApiError(403, 'Нет доступа к уведомлениям'));
  openNotifications(<NotificationsScreen />);
  expect(await screen.findByText('Нет доступа к уведомлениям')).toBeVisible();
});

test('English readers see the English title, or the Russian one marked as Russian', async () => {
  stubList(draft, sent);
  openNotifications(<NotificationsScreen />, { language: 'en' });
  expect(await screen.findByText('The canteen is open')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Кампус открыт')).toHaveAttribute('lang', 'ru');
});

test('a draft goes at once, comes back by an undo, and only a draft can go', async () => {
  const removed = jest.fn(({ params }: CallInput<typeof deleteNotification>) => params);
  stub(deleteNotification, removed);
  stubList(draft, sent);
  const { store } = openNotifications(<NotificationsScreen />);
  await choose('Столовая открыта', 'Удалить черновик');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Столовая/ })).toBeNull());
  const [notice] = store.getState().notifications;
  act(() => {
    store.getState().dismiss(notice?.id ?? '');
    notice?.action?.onClick();
  });
  expect(await screen.findByRole('row', { name: /Столовая/ })).toBeVisible();
  expect(removed).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Действия: Кампус открыт' }));
  await screen.findByRole('menuitem', { name: 'Открыть' });
  expect(screen.queryByRole('menuitem', { name: 'Удалить черновик' })).toBeNull();
});

test('a copy of what was sent is a draft with the same words for the same people', async () => {
  const made = jest.fn((_: CallInput<typeof createNotification>) => draft);
  stub(getNotification, () => sent);
  stub(createNotification, made);
  stubList(sent);
  const { router } = openNotifications(<NotificationsScreen />);
  await choose('Кампус открыт', 'Сделать копию');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/notifications/${draft.id}`),
  );
  const { body, kind, channels, audience } = sent;
  expect(made.mock.lastCall?.[0].body).toEqual({
    ...{ body, kind, channels, audience, link: '/news' },
    title: { ru: 'Кампус открыт (копия)' },
  });
});

test('an auditor looks and changes nothing', async () => {
  stubList(draft);
  openNotifications(<NotificationsScreen />, { roles: ['AUDITOR'] });
  expect(await screen.findByText('Столовая открыта')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Действия/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Написать уведомление' })).toBeNull();
});
