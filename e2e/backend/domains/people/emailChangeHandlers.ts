import type * as contract from '@campus/shared/contract/people/staffCalls';
import { and, eq, gt, sql } from 'drizzle-orm';
import { recordLog } from '../../platform/audit/recordLog';
import { endSessions } from '../auth/endSessions';
import { tellOwner } from '../auth/tellOwner';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import { refuseDuplicate } from '../../platform/database/refuseDuplicate';
import type { Context, Handlers } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { humans } from '../accounts/humanTables';
import { emailChanges } from './peopleTables';
import { users } from '../accounts/userTables';
import { staleVersion } from '../../platform/states/saveVersion';
import { illegalMove } from '../../platform/states/transitionTo';
import type { StaffMember, Requester } from '../../platform/access/Requester';
import { assertVisible } from '../accounts/assertVisible';
import { lockHuman } from '../accounts/lockHuman';
import { readHuman } from './readHuman';

const waitsFor = (id: string, now: number) =>
  and(eq(emailChanges.humanId, id), gt(emailChanges.expiresAt, new Date(now)));

/** @throws Refusal 404 where nothing waits, also where it has waited for too long. */
async function take(tx: Database, id: string, { now }: Pick<Context, 'now'>) {
  const [change] = await tx.delete(emailChanges).where(waitsFor(id, now())).returning();
  if (!change) throw new Refusal(404, 'NOT_FOUND');
  return change;
}

const requesterName = sql<string>`concat_ws(' ', ${users.lastName}, ${users.firstName})`;

/** @throws Refusal 409 VERSION where another address than the one that was shown waits by now. */
async function assertSeen(
  tx: Database,
  { email, requestedBy, requestedAt }: typeof emailChanges.$inferSelect,
  seen: string | undefined,
) {
  if (seen === undefined || seen === email) return;
  const [user] = await tx
    .select({ name: requesterName })
    .from(users)
    .where(eq(users.id, requestedBy));
  throw staleVersion({ by: assertDefined(user).name, at: requestedAt });
}

async function confirm(
  tx: Database,
  context: Context<StaffMember>,
  id: string,
  seen: string | undefined,
) {
  const human = await lockHuman(tx, id);
  const change = await take(tx, id, context);
  const { email, requestedBy } = change;
  if (requestedBy === context.visitor.id) throw new Refusal(422, 'SECOND_PERSON');
  await assertSeen(tx, change, seen);
  if (human.state !== 'ACTIVE') throw illegalMove('human', human.state);
  const owner = { kind: 'HUMAN', id } as const;
  await tx
    .update(humans)
    .set({ email, version: sql`${humans.version} + 1` })
    .where(eq(humans.id, id));
  await endSessions(tx, owner, 'email');
  await recordLog(tx, context, {
    action: 'human.email.change',
    entity: { type: 'human', id },
    humanId: id,
    diff: { email: { from: human.email, to: email } },
  });
  await tellOwner(tx, context, owner, 'EMAIL_LEFT', { to: human.email });
  await tellOwner(tx, context, owner, 'EMAIL_CHANGED');
}

const cancel = (id: string, context: Context<Requester>) =>
  context.db.transaction(async (tx) => {
    const { email } = await take(tx, id, context);
    await recordLog(tx, context, {
      action: 'human.email.cancel',
      entity: { type: 'human', id },
      humanId: id,
      diff: { email: { from: email } },
    });
  });

/** Nobody moves an account to another letter-box alone: who entered it cannot confirm it. */
export const emailChangeHandlers = {
  async getEmailChange({ params: { id } }, { db, visitor, now }) {
    await assertVisible(db, visitor, id);
    const [row] = await db
      .select({
        change: emailChanges,
        name: requesterName,
      })
      .from(emailChanges)
      .innerJoin(users, eq(users.id, emailChanges.requestedBy))
      .where(waitsFor(id, now()));
    if (!row) return null;
    const { email, requestedBy, requestedAt, expiresAt } = row.change;
    return {
      email,
      requestedBy: { id: requestedBy, name: row.name },
      requestedAt: requestedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  },

  async confirmEmailChange({ params: { id }, body }, context) {
    const taken = new Refusal(409, 'EMAIL_TAKEN', { fields: { email: 'EMAIL_TAKEN' } });
    await context.db
      .transaction((tx) => confirm(tx, context, id, body.email))
      .catch(refuseDuplicate('humans_active_email', taken));
    const { profile } = await readHuman(id, context);
    return profile;
  },

  async cancelEmailChange({ params: { id } }, context) {
    await cancel(id, context);
    return { id };
  },

  async cancelOwnEmailChange(_, context) {
    await cancel(context.visitor.id, context);
    return {};
  },
} satisfies Partial<Handlers<typeof contract>>;
