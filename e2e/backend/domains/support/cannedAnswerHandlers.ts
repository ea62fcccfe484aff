import type * as contract from '@campus/shared/contract/support/calls';
import type { cannedAnswerRequest } from '@campus/shared/contract/support/requests';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { Refusal } from '../../platform/access/Refusal';
import type { StaffMember } from '../../platform/access/Requester';
import { assertDefined } from '../../platform/database/assertDefined';
import { nameColumn } from '../../platform/database/inNameOrder';
import type { Context, Handler } from '../../platform/Handler';
import { saveVersion } from '../../platform/states/saveVersion';
import { cannedAnswers } from './supportTables';

type Row = typeof cannedAnswers.$inferSelect;

const toAnswer = (row: Row) => ({ ...row, updatedAt: row.updatedAt.toISOString() });
const entityOf = (id: string) => ({ type: 'cannedAnswer', id });

const listCannedAnswers: Handler<typeof contract.listCannedAnswers> = async (
  _,
  { db, language },
) => {
  const rows = await db
    .select()
    .from(cannedAnswers)
    .orderBy(nameColumn(cannedAnswers.title, language), cannedAnswers.id);
  return rows.map(toAnswer);
};

const createCannedAnswer: Handler<typeof contract.createCannedAnswer> = ({ body }, context) =>
  context.db.transaction(async (tx) => {
    const [added] = await tx.insert(cannedAnswers).values(body).returning();
    const row = assertDefined(added);
    await recordLog(tx, context, {
      action: 'cannedAnswer.create',
      entity: entityOf(row.id),
      diff: diffOf({}, body),
    });
    return toAnswer(row);
  });

type Change = z.output<typeof cannedAnswerRequest> & { version: number };

const save = (id: string, { version, ...change }: Change, context: Context<StaffMember>) =>
  context.db.transaction(async (tx) => {
    const byId = eq(cannedAnswers.id, id);
    const [before] = await tx.select().from(cannedAnswers).where(byId).for('update');
    const saved = await saveVersion(tx, cannedAnswers, { id, version }, change);
    await recordLog(tx, context, {
      action: 'cannedAnswer.update',
      entity: entityOf(id),
      diff: diffOf(before ?? {}, change),
    });
    return toAnswer(saved);
  });

const updateCannedAnswer: Handler<typeof contract.updateCannedAnswer> = (
  { params: { id }, body },
  context,
) => save(id, body, context);

const deleteCannedAnswer: Handler<typeof contract.deleteCannedAnswer> = (
  { params: { id } },
  context,
) =>
  context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id)).returning();
    if (!gone) throw new Refusal(404, 'NOT_FOUND');
    await recordLog(tx, context, {
      action: 'cannedAnswer.delete',
      entity: entityOf(id),
      diff: { title: { from: gone.title }, text: { from: gone.text } },
    });
    return { id };
  });

export const cannedAnswerHandlers = {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
};
