import type { CallInput } from '@campus/shared/contract/call';
import { filterNotifications } from '@campus/shared/contract/notifications/calls';
import type { Notification } from '@campus/shared/contract/notifications/records';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import type { ReactElement } from 'react';
import { locales } from './NotificationsScreen';

/** A notification as the server gives it, for tests. */
export const notificationOf = (change: Partial<Notification> = {}): Notification => ({
  ...{ id: idOf(1), title: { ru: 'Столовая открыта', en: 'The canteen is open' } },
  ...{ body: { ru: 'Приходите.', en: 'Come in.' }, kind: 'INFO', channels: ['INBOX'] },
  ...{ link: '/news', audience: { mode: 'ALL' }, audienceMode: 'ALL', sendAt: null },
  ...{ status: 'DRAFT', stats: { targeted: 0, delivered: 0, failed: 0, read: 0 } },
  ...{ createdBy: { id: idOf(9), name: 'Быстрая Коллега' }, recipients: 312 },
  ...{ createdAt: '2026-11-10T09:00:00Z', updatedAt: '2026-11-10T09:00:00Z', sentAt: null },
  version: 3,
  ...change,
});

/** One that most have got. */
export const sentNotification = notificationOf({
  ...{ id: idOf(2), title: { ru: 'Кампус открыт' }, status: 'PARTIAL' },
  ...{ stats: { targeted: 1_200, delivered: 1_150, failed: 50, read: 600 } },
  sentAt: '2026-11-11T09:00:00Z',
});

/** Those that the server has; gives what it is asked for. */
export function stubNotifications(...items: Notification[]) {
  const asked: CallInput<typeof filterNotifications>[] = [];
  stub(filterNotifications, (input) => {
    asked.push(input);
    return { items, total: items.length, skip: 0, size: 20 };
  });
  return asked;
}

interface Options {
  url?: string;
  roles?: Role[];
  language?: 'ru' | 'en';
}

/** A screen of notifications as a member of staff has it before them. */
export const openNotifications = (
  screen: ReactElement,
  { url = '/admin/notifications', roles = ['CONTENT_MANAGER'], language = 'ru' }: Options = {},
) =>
  renderScreen(screen, {
    ...{ url, path: '/admin/notifications/:id?', roles, language },
    texts: { namespace: 'support', locales },
  });
