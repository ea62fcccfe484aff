import * as z from 'zod/mini';
import { path } from '../addressFields';
import { id, listOf, longTexts, search, texts, timestamp, version } from '../fields';
import { humansFilterRequest } from '../people/requests';
import { period } from '../period';
import { notificationStatuses } from './machine';

export const notificationKinds = [
  'INFO',
  'CARD',
  'PAYMENT',
  'APPLICATION',
  'TICKET',
  'SERVICE',
] as const;

/** The inbox always works; push wants a token, e-mail a consent to mailings. */
export const notificationChannels = ['INBOX', 'PUSH', 'EMAIL'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const humanIds = z
  .array(id)
  .check(z.minLength(1, 'REQUIRED'), z.maxLength(10_000, 'TOO_MANY_ITEMS'));

/** Only people whose account is open are told anything. */
export const audience = z.discriminatedUnion(
  'mode',
  [
    z.object({ mode: z.literal('ALL') }),
    z.object({ mode: z.literal('STUDENTS') }),
    z.object({ mode: z.literal('FILTER'), filter: humansFilterRequest }),
    z.object({ mode: z.literal('IDS'), humanIds }),
  ],
  'REQUIRED',
);
export type Audience = z.infer<typeof audience>;

const channels = z.array(z.enum(notificationChannels)).check(
  z.minLength(1, 'REQUIRED'),
  z.maxLength(notificationChannels.length, 'TOO_MANY_ITEMS'),
  z.refine((list) => new Set(list).size === list.length, 'INVALID'),
);

const message = {
  title: texts(1, 120),
  body: longTexts(1, 2000),
  link: z.optional(z.nullable(path)),
  kind: z.enum(notificationKinds, 'REQUIRED'),
  channels,
  /** Nothing: at once when somebody sends it. */
  sendAt: z.optional(z.nullable(timestamp)),
};

export const notificationRequest = z.object({ ...message, audience });
export type NotificationRequest = z.infer<typeof notificationRequest>;

export const notificationUpdateRequest = z.extend(notificationRequest, { version });

/** The version that was shown: words may have been saved since. Earlier pages do not name it. */
export const notificationSendRequest = z.object({ version: z.optional(version) });

export const audienceRequest = z.object({ audience, channels });

export const notificationTestRequest = z.object({
  title: message.title,
  body: message.body,
  link: message.link,
});

/** To those whom the register of people shows; what is not written yet is written in the draft. */
export const humansNotificationRequest = z.object({
  filter: humansFilterRequest,
  notification: z.optional(z.partial(z.object(message))),
});

export const notificationsRequest = z
  .object({
    search,
    statuses: listOf(z.enum(notificationStatuses)),
    kinds: listOf(z.enum(notificationKinds)),
    createdFrom: z.optional(timestamp),
    createdTo: z.optional(timestamp),
  })
  .check(...period('createdFrom', 'createdTo'));
export type NotificationsRequest = z.infer<typeof notificationsRequest>;
