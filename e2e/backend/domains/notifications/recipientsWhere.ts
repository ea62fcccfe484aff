import type { Audience, NotificationChannel } from '@campus/shared/contract/notifications/requests';
import { and, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { uuidArray } from '../../platform/database/conditions';
import { countWhere } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import type { JobPayload } from '../../platform/jobs/JobHandler';
import { humans, students } from '../accounts/humanTables';
import type { notifications } from '../inbox/inboxTables';
import { wantsPush } from '../inbox/wantsPush';
import { humansWhere } from '../people/humansWhere';
import { languages, studentStatuses } from '../resources/resourceTables';
import { consents } from '../support/supportTables';

const isStudent = sql`exists (
  select from ${students} join ${studentStatuses} on ${studentStatuses.id} = ${students.statusId}
  where ${students.humanId} = ${humans.id} and ${studentStatuses.isStudying}
  and ${humans.identityStatus} <> 'MISMATCH')`;

/** The newest word about mailings counts; no word is a no. */
const wantsMailings = sql`coalesce((
  select ${consents.isGiven} from ${consents}
  where ${consents.humanId} = ${humans.id} and ${consents.type} = 'MAILING'
  order by ${consents.at} desc, ${consents.id} limit 1), false)`;

const isReachedBy: Record<NotificationChannel, SQL | undefined> = {
  INBOX: sql`true`,
  EMAIL: wantsMailings,
  PUSH: wantsPush,
};

function isMeant(audience: Audience) {
  if (audience.mode === 'FILTER') return humansWhere(audience.filter);
  if (audience.mode === 'IDS') return sql`${humans.id} = any(${uuidArray(audience.humanIds)})`;
  return audience.mode === 'STUDENTS' ? isStudent : undefined;
}

/** The people of an audience whom at least one of the channels reaches; closed accounts never. */
export const recipientsWhere = (audience: Audience, channels: readonly NotificationChannel[]) =>
  and(
    eq(humans.state, 'ACTIVE'),
    isMeant(audience),
    or(...channels.map((channel) => isReachedBy[channel])),
  );

/** How many the channels reach together, and how many each of all channels would. */
export const countReach = (
  db: Database,
  audience: Audience,
  channels: readonly NotificationChannel[],
) =>
  countWhere(
    db,
    humans,
    { recipients: or(...channels.map((channel) => isReachedBy[channel])), ...isReachedBy },
    and(eq(humans.state, 'ACTIVE'), isMeant(audience)),
  );

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
