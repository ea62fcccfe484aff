import type { Domain } from '../../platform/Domain';
import type { NotificationChannel } from '@campus/shared/contract/notifications/requests';
import { beginNotifications } from './beginNotifications';
import { deliverNotification, giveUpSending } from './deliverNotification';
import { notificationHandlers } from './notificationHandlers';
import { notificationTexts } from './notificationTexts';
import type { PushSender } from './PushSender';

export const notificationsDomain = {
  handlers: notificationHandlers,
  jobs: {
    'notification.begin': { run: beginNotifications, every: 60 },
    'notification.send': { prepare: deliverNotification, onFailure: giveUpSending },
  },
  texts: notificationTexts,

  demo: {
    mailings: {
      // Draws its numbers after the tickets.
      after: ['people', 'staff', 'tickets'],
      async fill(context, { people, staff }) {
        const { seedMailings } = await import('./seed/seedMailings');
        return seedMailings(context, people, staff);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'notification.begin': object;
    /** `after` is the last person whom the channel has served. */
    'notification.send': { id: string; channel: NotificationChannel; after?: string };
  }
}

declare module '../../platform/Services' {
  interface Services {
    /** Absent without the settings of a push service. */
    push?: PushSender;
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    mailings: void;
  }
}
