import { demoAccounts } from '../../../../fixtures/demoAccounts';
import { assertDefined } from '../../../platform/database/assertDefined';
import { fcmTokens, humanNotifications, notifications } from '../../inbox/inboxTables';
import { mailingRows } from './data/mailingRows';
import { waitingMailings } from './data/waitingMailings';
import { enqueue } from '../../../platform/jobs/enqueue';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { People } from '../../accounts/seed/seedPeople';
import type { Staff } from '../../accounts/seed/seedStaff';

const mailings = [...mailingRows, ...waitingMailings];
type MailingRow = (typeof mailings)[number];

const hasBegun = ({ status }: MailingRow) => status !== 'DRAFT' && status !== 'SCHEDULED';

/** Those of them who are chosen by name have devices, and student@ is not one of them. */
const chosenOf = (ids: string[]) => ids.slice(1, 7);

const audiences = {
  ALL: () => ({ mode: 'ALL' as const }),
  STUDENTS: () => ({ mode: 'STUDENTS' as const }),
  FILTER: () => ({ mode: 'FILTER' as const, filter: { hasCard: true } }),
  IDS: (ids: string[]) => ({ mode: 'IDS' as const, humanIds: chosenOf(ids) }),
};

/** Two of three deliveries have been seen, one of three read; student@ has all three kinds. */
function createDeliveries({ calendar }: DemoContext, id: string, row: MailingRow, ids: string[]) {
  const { title, body, link, kind, day, reached } = row;
  return ids.slice(0, reached).map((humanId, place) => {
    const mark = place + reached;
    return {
      notificationId: id,
      humanId,
      title,
      body,
      link,
      kind,
      sentAt: calendar.moment(day, 9),
      createdAt: calendar.moment(day, 9),
      seenAt: mark % 3 === 2 ? null : calendar.moment(day, 12, place % 60),
      readAt: mark % 3 === 1 ? calendar.moment(day, 13, place % 60) : null,
    };
  });
}

/** Twelve mailings in every state, with 306 deliveries; newcomer@ has got nothing yet. */
export async function seedMailings(context: DemoContext, people: People, staff: Staff) {
  const { tx, random, calendar } = context;
  const ids = people.students.map(({ id }) => id);
  const others = people.everybody.slice(ids.length + 1, -2).map(({ id }) => id);
  const filled = mailings.map((row) => {
    const id = random.uuid();
    const receivers = row.mode === 'IDS' ? chosenOf(ids) : [...ids, ...others];
    return { id, row, deliveries: createDeliveries(context, id, row, receivers) };
  });
  const author = staff.idOf(demoAccounts.content.email);
  const rows = filled.map(({ id, row, deliveries }) => {
    const { day, mode, reached, failed = 0, waiting = 0, ...mailing } = row;
    const read = deliveries.filter(({ readAt }) => readAt).length;
    return {
      ...mailing,
      id,
      audience: audiences[mode](ids),
      sendAt: mailing.status === 'SCHEDULED' ? calendar.moment(day, 9) : null,
      stats: {
        ...{ targeted: reached + failed + waiting, delivered: reached, failed, read },
        ...(failed > 0 && { failures: { EMAIL: failed } }),
      },
      createdById: author,
      createdAt: calendar.moment(Math.min(day, 0) - 1, 10, 5),
      sentAt: hasBegun(row) ? calendar.moment(day, 0) : null,
    };
  });
  await insertAll(tx, notifications, rows);
  await insertAll(
    tx,
    humanNotifications,
    filled.flatMap(({ deliveries }) => deliveries),
  );
  for (const { id } of filled.filter(({ row }) => row.waiting)) {
    const again = { ids: chosenOf(ids), tries: 1 };
    const runAt = calendar.moment(1, 9);
    await enqueue(tx, 'notification.send', { id, channel: 'PUSH', again }, { runAt });
  }
  const platforms = ['WEB', 'ANDROID', 'IOS'] as const;
  const tokens = ids.slice(1, 13).map((humanId, index) => ({
    humanId,
    token: `demo-push-token-${index + 1}`,
    platform: assertDefined(platforms[index % 3]),
  }));
  await insertAll(tx, fcmTokens, tokens);
}
