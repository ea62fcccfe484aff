import type { Notification } from '@campus/shared/contract/notifications/records';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import type { ReactElement } from 'react';
import { locales } from './NotificationsScreen';

export const idOf = (number: number) =>
  `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`;

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
