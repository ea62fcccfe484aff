import { dayAt } from '@campus/shared/contract/days';
import type { PaymentType } from '@campus/shared/contract/payments/machine';
import type { HumansFilter } from '@campus/shared/contract/people/requests';
import type { PaymentCreateRequest } from '@campus/shared/contract/payments/requests';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { withoutSearch } from '../../platform/audit/withoutSearch';
import type { Database } from '../../platform/database/Database';
import { nextValue } from '../../platform/database/nextValue';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context } from '../../platform/Handler';
import { payments, registerNumbers } from './paymentTables';
import type { StaffMember } from '../../platform/access/Requester';
import { composeRegister } from './composeRegister';
import { lockType } from './lockType';

interface Wish extends PaymentCreateRequest {
  type: PaymentType;
  filter?: HumansFilter;
  retryOfId?: string;
}

/** P-2026-0001. */
async function nextRegisterNumber(tx: Database, now: number) {
  const number = String(await nextValue(tx, registerNumbers)).padStart(4, '0');
  return `P-${dayAt(now).slice(0, 4)}-${number}`;
}

/** Makes a draft with its candidates and returns its id. */
export async function createRegister(
  tx: Database,
  { eduOrgIds, ...terms }: Wish,
  context: Context<StaffMember>,
) {
  await lockType(tx, terms.type);
  const number = await nextRegisterNumber(tx, context.now());
  const [row] = await tx
    .insert(payments)
    .values({
      ...terms,
      comment: terms.comment || null,
      number,
      status: 'DRAFT',
      createdById: context.visitor.id,
    })
    .returning();
  const payment = await composeRegister(tx, assertDefined(row), eduOrgIds, context.language);
  const { filter } = terms;
  const asked = filter && { filter: withoutSearch(filter) };
  const diff = { ...terms, ...asked, number, eduOrgIds, totals: payment.totals };
  await recordLog(tx, context, {
    action: 'payment.create',
    entity: { type: 'payment', id: payment.id },
    diff: diffOf({}, diff),
  });
  return payment.id;
}
