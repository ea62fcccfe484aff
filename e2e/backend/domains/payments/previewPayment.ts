import { randomUUID } from 'node:crypto';
import type * as contract from '@campus/shared/contract/payments/calls';
import { checkKeys } from '@campus/shared/contract/payments/machine';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Handler } from '../../platform/Handler';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import { countCandidates } from './checkCandidates';
import { giveTerms, overlappingWith } from './composeRegister';
import { eduOrgIdsOfPeople } from './eduOrgIdsOfPeople';
import { eduOrgTotalsOf } from './eduOrgTotalsOf';
import type { PaymentRow } from './PaymentRow';
import { payments } from './paymentTables';
import { assertFits } from './recountTotals';

/** Carries an answer out of a transaction that leaves nothing behind. */
class Undone<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('What this transaction wrote is undone.');
  }
}

async function undoing<Answer>(db: Database, work: (tx: Database) => Promise<Answer>) {
  let undone: Undone<Answer> | undefined;
  try {
    await db.transaction(async (tx) => {
      undone = new Undone(await work(tx));
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return assertDefined(undone).answer;
}

type Counted = Awaited<ReturnType<typeof countCandidates>>['all'];

const totalsOf = ({ failed: _, ...totals }: Partial<Counted> = {}) => totals;

async function seen(tx: Database, payment: PaymentRow, language: LanguageKey) {
  const { all, byEduOrg } = await countCandidates(tx, payment);
  await assertFits(tx, all);
  const { failed, ...totals } = all;
  const eduOrgs = await eduOrgTotalsOf(tx, payment.id, { language });
  return {
    ...totals,
    checks: checkKeys.map((key) => ({ key, failed: failed[key] })),
    // One of which nobody is meant is in none of the groups.
    eduOrgs: eduOrgs.map((own) => ({ ...own, ...totalsOf(byEduOrg.get(own.eduOrg.id)) })),
    overlapping: await overlappingWith(tx, payment),
  };
}

/**
 * Makes the register as it would be made, but for its candidates, and takes it back. It takes
 * neither a number, which would be missing afterwards, nor the lock of its type: nobody waits for
 * whoever only looks.
 */
export const previewPayment: Handler<typeof contract.previewPayment> = (
  { params, body: { eduOrgIds, name = { ru: '' }, budget = 0, filter, ...terms } },
  { db, visitor, language },
) =>
  undoing(db, async (tx) => {
    const [row] = await tx
      .insert(payments)
      .values({
        ...terms,
        filter,
        name,
        budget,
        type: params.paymentType,
        number: randomUUID(),
        status: 'DRAFT',
        createdById: visitor.id,
      })
      .returning();
    const ids = eduOrgIds ?? (await eduOrgIdsOfPeople(tx, filter ?? {}));
    const payment = assertDefined(row);
    await giveTerms(tx, payment, ids, language);
    return seen(tx, payment, language);
  });
