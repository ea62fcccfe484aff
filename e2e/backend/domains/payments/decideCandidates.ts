import type * as contract from '@campus/shared/contract/payments/calls';
import { and, sql, type SQL } from 'drizzle-orm';
import { checkKeys } from '@campus/shared/contract/payments/machine';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { withoutSearch } from '../../platform/audit/withoutSearch';
import { countWhere } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { saveVersion } from '../../platform/states/saveVersion';
import { assertMove } from '../../platform/states/transitionTo';
import { candidatesWhere } from './candidatesWhere';
import { decidedBy, draft } from './editRegister';
import { editorsWith } from './editorsWith';
import { hasFailed, hasHardFailure } from './hasFailed';
import { lockRegister } from './lockRegister';
import { paymentCandidates, payments } from './paymentTables';
import { readPayment } from './readPayment';
import { recountTotals } from './recountTotals';

const { failedChecks } = paymentCandidates;

/** Nobody’s check is outweighed by the way: that takes a word about why. */
const barredFrom = (reason: string) =>
  reason ? hasHardFailure(failedChecks) : hasFailed(failedChecks, ...checkKeys);

/** Whom a check bars stays as he is: a filter is no list of names that would have to be right. */
async function include(tx: Database, found: SQL | undefined, reason: string, userId: string) {
  await tx
    .update(paymentCandidates)
    .set({
      decision: 'INCLUDED',
      reason: sql`case when failed_checks <> '[]' then nullif(${reason}::text, '') end`,
      decidedById: decidedBy(userId),
    })
    .where(and(found, sql`not ${barredFrom(reason)}`));
}

const exclude = (tx: Database, found: SQL | undefined, reason: string, userId: string) =>
  tx
    .update(paymentCandidates)
    .set({ decision: 'EXCLUDED', reason, decidedById: userId })
    .where(found);

export const decideCandidates: Handler<typeof contract.decideCandidates> = (
  { params: { id }, body: { filter, decision, reason = '', version } },
  context,
) =>
  context.db.transaction(async (tx) => {
    const { visitor } = context;
    const before = await lockRegister(tx, id);
    assertMove('payment', draft, before.status);
    const set = { editorIds: editorsWith(before, visitor) };
    await saveVersion(tx, payments, { id, version }, set);
    const found = candidatesWhere(id, filter);
    const conditions = { all: undefined, isBarred: barredFrom(reason) };
    const counted = await countWhere(tx, paymentCandidates, conditions, found);
    const barred = decision === 'INCLUDED' ? counted.isBarred : 0;
    if (decision === 'INCLUDED') await include(tx, found, reason, visitor.id);
    else await exclude(tx, found, reason, visitor.id);
    const after = await recountTotals(tx, before);
    const decided = counted.all - barred;
    await recordLog(tx, context, {
      action: 'payment.update',
      entity: { type: 'payment', id },
      diff: {
        ...diffOf(before, after),
        decide: { to: { filter: withoutSearch(filter), decision, reason, decided } },
      },
    });
    return { register: await readPayment(tx, id, visitor), decided, barred };
  });
