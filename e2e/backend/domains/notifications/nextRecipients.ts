import type { NotificationChannel } from '@campus/shared/contract/notifications/requests';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { JobPayload } from '../../platform/jobs/JobHandler';
import type { notifications } from '../inbox/inboxTables';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { recipientsWhere } from './recipientsWhere';

/** People served in one transaction; letters are slower. */
const chunks: Record<NotificationChannel, number> = { INBOX: 1_000, PUSH: 50, EMAIL: 50 };

type Piece = JobPayload['notification.send'];

/** Whoever could not be reached before, else those after the last who was. */
function isNext({ after, again }: Piece) {
  if (again) return inArray(humans.id, again.ids);
  return after ? gt(humans.id, after) : undefined;
}

/** The people whom a channel serves next, in the order of their ids. */
export async function nextRecipients(
  db: Database,
  { audience }: typeof notifications.$inferSelect,
  piece: Piece,
) {
  const { channel, again } = piece;
  const people = await db
    .select({ id: humans.id, email: humans.email, language: languages.key })
    .from(humans)
    .innerJoin(languages, eq(languages.id, humans.languageId))
    .where(and(recipientsWhere(audience, [channel]), isNext(piece)))
    .orderBy(humans.id)
    .limit(chunks[channel]);
  return { people, isLast: !again && people.length < chunks[channel] };
}

export type Recipient = Awaited<ReturnType<typeof nextRecipients>>['people'][number];
