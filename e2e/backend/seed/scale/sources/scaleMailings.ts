import {
  humanNotifications,
  notificationKindKeys,
  notifications,
} from '../../../domains/inbox/inboxTables';
import { mailingRows } from '../../../domains/notifications/seed/data/mailingRows';
import { idOf, mix } from '../idOf';
import { pick } from '../pick';
import { repeat } from '../repeat';
import { staffIn } from './scaleStaff';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

const perMailing = scaleSizes.deliveries / scaleSizes.mailings;
const dayOf = (mailing: number) =>
  -1 - Math.floor(((scaleSizes.mailings - mailing) * 900) / scaleSizes.mailings);
const kindOf = (mailing: number) => pick(notificationKindKeys.enumValues, mailing);

/** Two of five read what they got. */
const isRead = (index: number) => mix(index) % 5 < 2;

const createMailing =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const { title, body } = pick(mailingRows, index);
    const reached = { targeted: perMailing, delivered: perMailing, failed: 0 };
    return {
      id: idOf('mailing', index),
      title: { ru: `${title.ru} (${index + 1})`, en: `${title.en ?? title.ru} (${index + 1})` },
      body,
      kind: kindOf(index),
      channels: ['INBOX' as const],
      audience: { mode: 'STUDENTS' as const },
      status: 'SENT' as const,
      stats: { ...reached, read: Math.floor(perMailing * 0.4) },
      createdById: idOf('staff', staffIn('CONTENT_MANAGER')),
      createdAt: calendar.moment(dayOf(index) - 1),
      sentAt: calendar.moment(dayOf(index)),
    };
  };

/** Whom the delivery goes to: thirty-seven divides nothing here, so nobody gets a mailing twice. */
const receiverOf = (mailing: number, place: number) =>
  (mailing * 7_919 + place * 37) % scaleSizes.humans;

const createDelivery =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const [mailing, place] = [Math.floor(index / perMailing), index % perMailing];
    const { title, body } = pick(mailingRows, mailing);
    const [sentAt, readAt] = [calendar.moment(dayOf(mailing)), calendar.moment(dayOf(mailing), 12)];
    const hasRead = isRead(index);
    return {
      humanId: idOf('human', receiverOf(mailing, place)),
      notificationId: idOf('mailing', mailing),
      title,
      body,
      kind: kindOf(mailing),
      sentAt,
      createdAt: sentAt,
      seenAt: hasRead ? readAt : null,
      readAt: hasRead ? readAt : null,
    };
  };

export const scaleMailings = (context: ScaleContext) => [
  source(notifications, repeat(scaleSizes.mailings, createMailing(context))),
  source(humanNotifications, repeat(scaleSizes.deliveries, createDelivery(context))),
];
