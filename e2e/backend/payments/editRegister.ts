import type { PaymentUpdateRequest } from '@campus/shared/contract/payloads/payments';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import type { Context } from '../Handler';
import { payments } from '../schema/money';
import type { StaffMember } from '../Visitor';
import { composeRegister } from './composeRegister';
import { decideByHand } from './decideByHand';
import { editorsWith } from './editorsWith';
import { eduOrgIdsOf } from './eduOrgIdsOf';
import { lockType } from './lockType';
import type { Payment } from './Payment';
import { recountTotals } from './recountTotals';

/** What decides who is in a register and how much each gets. */
const composing = ['periodFrom', 'periodTo', 'amountPerHuman', 'eduOrgIds'] as const;
const others = ['name', 'budget', 'include', 'exclude'] as const;

const hasAny = (body: PaymentUpdateRequest, fields: readonly (keyof PaymentUpdateRequest)[]) =>
  fields.some((field) => body[field] !== undefined);

/** Whether a request changes what is in a register; the comment on a move does not. */
export const isEdit = (body: PaymentUpdateRequest) =>
  hasAny(body, [...composing, ...others]) ||
  (body.comment !== undefined && !body.status && !body.results);

/** Changes a draft that is locked: its terms, then its list, then who is in the list. */
export async function editRegister(
  tx: Database,
  payment: Payment,
  body: PaymentUpdateRequest,
  { visitor, language }: Context<StaffMember>,
): Promise<Payment> {
  const { name, budget, comment, periodFrom, periodTo, amountPerHuman } = body;
  const terms = { name, budget, comment: comment === '' ? null : comment };
  const [edited] = await tx
    .update(payments)
    .set({
      ...terms,
      periodFrom,
      periodTo,
      amountPerHuman,
      editorIds: editorsWith(payment, visitor),
    })
    .where(eq(payments.id, payment.id))
    .returning();
  const draft = existing(edited);
  if (hasAny(body, composing)) {
    await lockType(tx, draft.type);
    const eduOrgIds = body.eduOrgIds ?? (await eduOrgIdsOf(tx, draft));
    await composeRegister(tx, draft, eduOrgIds, language);
  }
  await decideByHand(tx, draft, body, visitor.id);
  return recountTotals(tx, draft);
}
