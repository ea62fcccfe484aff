import type { NotificationChannel } from '@campus/shared/contract/notifications/requests';
import {
  notificationMoves,
  type NotificationStatus,
} from '@campus/shared/contract/notifications/machine';
import { and, eq, lte } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import type { Domain } from '../../platform/Domain';
import { system } from '../../platform/audit/Actor';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { transitionTo } from '../../platform/states/transitionTo';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { notifications } from '../inbox/inboxTables';
import {
  deliverNotification,
  giveUpSending,
  mailingMail,
  type Letter,
} from './deliverNotification';
import { notificationHandlers } from './notificationHandlers';
import { logNotification } from './logNotification';
import { startSending } from './startSending';

const notificationTexts = {
  refusals: {
    NO_RECIPIENTS: {
      ru: 'Под эти условия никто не подходит. Измените получателей или каналы.',
      en: 'Nobody matches these conditions. Change the recipients or the channels.',
    },
    AUDIENCE_SEARCH: {
      ru: 'Искать людей по имени, почте или номеру могут администратор и поддержка. Выберите получателей по учёбе.',
      en: 'Only administrators and support can search for people by name, email or number. Choose recipients by their studies.',
    },
    AUDIENCE_SMALL: {
      ru: 'Под эти условия подходит меньше десяти человек. Такую рассылку может отправить администратор.',
      en: 'Fewer than ten people match these conditions. Only an administrator can send this.',
    },
    SEND_AT_PAST: {
      ru: 'Это время уже прошло. Выберите время в будущем или отправьте сразу.',
      en: 'That time has passed. Choose one in the future or send now.',
    },
    PUSH_UNAVAILABLE: {
      ru: 'Уведомления на устройства не настроены. Выберите другие каналы.',
      en: 'Push notifications are not set up. Choose other channels.',
    },
    MAILING_ENDED: {
      ru: 'Рассылка уже закончена, повтор ничего не отправит. Создайте новую для тех, кто её не получил.',
      en: 'The mailing has ended, so another try would send nothing. Create a new one for those who did not get it.',
    },
    RUSSIAN_TEXT_MISSING: {
      ru: 'Напишите заголовок и текст на русском языке.',
      en: 'Write a title and a text in Russian.',
    },
  },
  fieldNames: {
    audience: { ru: 'Получатели', en: 'Recipients' },
    channels: { ru: 'Каналы', en: 'Channels' },
    link: { ru: 'Ссылка', en: 'Link' },
    sendAt: { ru: 'Когда отправить', en: 'When to send' },
  },
  states: {
    notification: {
      ru: {
        DRAFT: 'Уведомление ещё не отправлено.',
        SCHEDULED: 'Отправка уведомления уже запланирована.',
        SENDING: 'Уведомление уже отправляется.',
        SENT: 'Уведомление уже отправлено.',
        PARTIAL: 'Уведомление уже отправлено, но не всем.',
        FAILED: 'Уведомление не удалось отправить.',
      },
      en: {
        DRAFT: 'The notification has not been sent yet.',
        SCHEDULED: 'The notification is already scheduled.',
        SENDING: 'The notification is already being sent.',
        SENT: 'The notification is already sent.',
        PARTIAL: 'The notification is already sent, though not to everybody.',
        FAILED: 'The notification could not be sent.',
      },
    },
  },
} satisfies DomainTexts<{ notification: NotificationStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    notifications: typeof notificationTexts;
  }
}

/** Starts the mailings whose moment has come; the next run finds what this one missed. */
const beginNotifications: JobHandler<'notification.begin'> = async (_, { db, now }) => {
  const isDue = and(
    eq(notifications.status, 'SCHEDULED'),
    lte(notifications.sendAt, new Date(now())),
  );
  const due = await db
    .select()
    .from(notifications)
    .where(isDue)
    .for('update', { skipLocked: true });
  const move = { machine: 'notification', move: notificationMoves.begin, to: 'SENDING' } as const;
  for (const before of due) {
    const after = await transitionTo(db, notifications, before.id, move);
    await startSending(db, before.id, now());
    await logNotification(db, system, 'begin', { before, after });
  }
};

export const notificationsDomain = {
  handlers: notificationHandlers,
  jobs: {
    'notification.begin': { run: beginNotifications, every: 60 },
    'notification.send': {
      prepare: deliverNotification,
      onFailure: giveUpSending,
      onRetry: () => Promise.reject(new Refusal(409, 'MAILING_ENDED')),
    },
    'notification.test': { prepare: (letter, { mailer }) => mailer.send(mailingMail(letter)) },
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
    /**
     * `after` is the last person whom the channel has served, but for those who are tried `again`,
     * as the service was busy.
     */
    'notification.send': {
      id: string;
      channel: NotificationChannel;
      after?: string;
      again?: { ids: string[]; tries: number };
    };
    'notification.test': Letter;
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    mailings: void;
  }
}
