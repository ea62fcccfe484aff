import { randomUUID } from 'node:crypto';
import type * as contract from '@campus/shared/contract/payments/calls';
import { checkKeys } from '@campus/shared/contract/payments/machine';
import { sql } from 'drizzle-orm';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Handler } from '../../platform/Handler';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import { fillRegister, overlappingWith } from './composeRegister';
import { eduOrgIdsOfPeople } from './eduOrgIdsOfPeople';
import { eduOrgTotalsOf } from './eduOrgTotalsOf';
import { hasFailed } from './hasFailed';
import { paymentCandidates, payments } from './paymentTables';
import type { Payment } from './Payment';

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

async function failuresIn(tx: Database, { id }: Payment) {
  const { failedChecks, paymentId } = paymentCandidates;
  const numberOf = (key: (typeof checkKeys)[number]) =>
    sql`jsonb_build_object('key', ${key}::text, 'failed',
      count(*) filter (where ${hasFailed(failedChecks, key)}))`;
  const [counted] = await tx
    .select({
      checks: sql<{ key: (typeof checkKeys)[number]; failed: number }[]>`
        jsonb_build_array(${sql.join(checkKeys.map(numberOf), sql`, `)})`,
    })
    .from(paymentCandidates)
    .where(sql`${paymentId} = ${id}`);
  return assertDefined(counted).checks;
}

const seen = async (tx: Database, filled: Payment, language: LanguageKey) => ({
  ...filled.totals,
  checks: await failuresIn(tx, filled),
  eduOrgs: await eduOrgTotalsOf(tx, filled.id, { language }),
  overlapping: await overlappingWith(tx, filled),
});

/**
 * Makes the register as it would be made and takes it back. It takes neither a number, which would
 * be missing afterwards, nor the lock of its type: nobody waits for whoever only looks.
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
    return seen(tx, await fillRegister(tx, assertDefined(row), ids, language), language);
  });
