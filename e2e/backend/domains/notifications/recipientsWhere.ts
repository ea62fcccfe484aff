import type { Audience, NotificationChannel } from '@campus/shared/contract/notifications/requests';
import { and, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { uuidArray } from '../../platform/database/conditions';
import { assertDefined } from '../../platform/database/assertDefined';
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

/** The newest words of everybody about mailings, found in one pass: of a few each is looked up sooner. */
const newestWords = sql`left join (
  select distinct on (human_id) human_id, is_given from consents
  where type = 'MAILING' and human_id is not null
  order by human_id, at desc, id) as newest on newest.human_id = ${humans.id}`;

/** What is known of each person of an audience, by its names in `countReach`. */
const known: Record<NotificationChannel, SQL> = {
  INBOX: sql`true`,
  EMAIL: sql`wants_mailings`,
  PUSH: sql`wants_push`,
};

/** How many the channels reach together, and how many each of all channels would. */
export async function countReach(
  db: Database,
  audience: Audience,
  channels: readonly NotificationChannel[],
) {
  const isOne = and(eq(humans.state, 'ACTIVE'), isMeant(audience));
  const isCrowd = audience.mode === 'ALL' || audience.mode === 'STUDENTS';
  const wants = isCrowd ? sql`coalesce(newest.is_given, false)` : wantsMailings;
  const countOf = (condition: SQL | undefined) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      recipients: countOf(or(...channels.map((channel) => known[channel]))),
      INBOX: countOf(known.INBOX),
      EMAIL: countOf(known.EMAIL),
      PUSH: countOf(known.PUSH),
    })
    // The offset keeps the planner from asking half a million people anew for each of the counts.
    .from(
      sql`(select ${wants} as wants_mailings, ${wantsPush} as wants_push
        from ${humans} ${isCrowd ? newestWords : sql``} where ${isOne} offset 0) as reached`,
    );
  return assertDefined(row);
}

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
