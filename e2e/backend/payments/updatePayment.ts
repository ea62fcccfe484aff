import type * as contract from '@campus/shared/contract/payments';
import type { PaymentUpdateRequest } from '@campus/shared/contract/payloads/payments';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import type { Context, Handler } from '../Handler';
import { payments } from '../schema/money';
import { saveVersion } from '../states/saveVersion';
import type { StaffMember } from '../Visitor';
import { approveRegister } from './approveRegister';
import { assertMayChange } from './assertMayChange';
import { editRegister, isEdit } from './editRegister';
import { formRegister } from './formRegister';
import { lockRegister } from './lockRegister';
import type { Payment } from './Payment';
import { readPayment } from './readPayment';
import { sendRegister } from './sendRegister';
import { settleRegister } from './settleRegister';
import { stepOf, type Step, type StepName } from './Step';
import { cancelRegister, reopenRegister } from './takeBack';

const steps: Record<StepName, Step> = {
  form: formRegister,
  reopen: reopenRegister,
  approve: approveRegister,
  send: sendRegister,
  settle: settleRegister,
  cancel: cancelRegister,
};

/** What the row of the register does not show: decisions by hand, and how many results came. */
function decisionsIn({ include, exclude, results = [] }: PaymentUpdateRequest) {
  const failed = results.filter(({ status }) => status === 'FAILED').length;
  return {
    ...(include && { include: { to: include } }),
    ...(exclude && { exclude: { to: exclude } }),
    ...(results.length > 0 && { results: { to: { paid: results.length - failed, failed } } }),
  };
}

async function change(
  tx: Database,
  before: Payment,
  body: PaymentUpdateRequest,
  context: Context<StaffMember>,
) {
  const step = stepOf(body);
  assertMayChange(before, { isEdit: isEdit(body), step }, context.visitor);
  const saved = await saveVersion(tx, payments, { id: before.id, version: body.version }, {});
  const edited = isEdit(body) ? await editRegister(tx, saved, body, context) : saved;
  if (step) await steps[step](tx, edited, body, context);
  const after = await lockRegister(tx, before.id);
  await recordLog(tx, context, {
    action: `payment.${step ?? 'update'}`,
    entity: { type: 'payment', id: before.id },
    diff: { ...diffOf(before, after), ...decisionsIn(body) },
  });
}

export const updatePayment: Handler<typeof contract.updatePayment> = ({ params, body }, context) =>
  context.db.transaction(async (tx) => {
    await change(tx, await lockRegister(tx, params.id), body, context);
    return readPayment(tx, params.id, context.visitor);
  });
