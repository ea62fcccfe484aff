import type { Audience, NotificationChannel } from '@campus/shared/contract/notifications/requests';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { countWhere } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { uuidArray } from '../../platform/database/conditions';
import { humansWhere } from '../people/humansWhere';
import { studentStatuses } from '../resources/resourceTables';
import { wantsPush } from '../inbox/wantsPush';
import { humans, students } from '../accounts/humanTables';
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
