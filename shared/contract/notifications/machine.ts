import type { Machine } from '../machine';

export const notificationStatuses = [
  'DRAFT',
  'SCHEDULED',
  'SENDING',
  'SENT',
  'PARTIAL',
  'FAILED',
] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

const writers = ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT'] as const;

export const notificationMoves = {
  create: { from: [], to: ['DRAFT'], call: 'createNotification', by: writers },
  createForHumans: { from: [], to: ['DRAFT'], call: 'createNotificationForHumans', by: writers },
  edit: { from: ['DRAFT'], to: ['DRAFT'], call: 'updateNotification', by: writers },
  remove: { from: ['DRAFT'], to: [], call: 'deleteNotification', by: writers },
  send: {
    from: ['DRAFT'],
    to: ['SCHEDULED', 'SENDING'],
    call: 'sendNotification',
    by: ['ADMIN', 'CONTENT_MANAGER'],
    refusals: ['NO_RECIPIENTS'],
  },
  recall: {
    from: ['SCHEDULED'],
    to: ['DRAFT'],
    call: 'stopNotification',
    by: ['ADMIN', 'CONTENT_MANAGER'],
  },
  stop: {
    from: ['SENDING'],
    to: ['PARTIAL'],
    call: 'stopNotification',
    by: ['ADMIN', 'CONTENT_MANAGER'],
  },
  begin: { from: ['SCHEDULED'], to: ['SENDING'], by: ['SYSTEM'] },
  finish: { from: ['SENDING'], to: ['SENT', 'PARTIAL', 'FAILED'], by: ['SYSTEM'] },
} as const satisfies Machine<NotificationStatus>;
