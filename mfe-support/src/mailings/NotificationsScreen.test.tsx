import { ApiError } from '@campus/shared/api/ApiError';
import { filterNotifications } from '@campus/shared/contract/notifications/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import { NotificationsScreen } from './NotificationsScreen';
import {
  notificationOf,
  openNotifications,
  sentNotification as sent,
  stubNotifications,
} from './openNotifications';

const draft = notificationOf();

beforeEach(() => localStorage.clear());

test('each row says where a notification is and how many have it', async () => {
  stubNotifications(draft, sent);
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
  const asked = stubNotifications(draft);
  openNotifications(<NotificationsScreen />, { url: `/admin/notifications?${search}` });
  await screen.findByText('Столовая открыта');
  expect(asked[0]).toMatchObject({ query: { asc: false }, body });
});

test('a list without anything says what it is for', async () => {
  stubNotifications();
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
  stubNotifications(draft, sent);
  openNotifications(<NotificationsScreen />, { language: 'en' });
  expect(await screen.findByText('The canteen is open')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Кампус открыт')).toHaveAttribute('lang', 'ru');
});

test('an auditor looks and changes nothing', async () => {
  stubNotifications(draft);
  openNotifications(<NotificationsScreen />, { roles: ['AUDITOR'] });
  expect(await screen.findByText('Столовая открыта')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Действия/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Написать уведомление' })).toBeNull();
});
