import type * as contract from '@campus/shared/contract/payments/calls';
import type { Handler } from '../../platform/Handler';
import { createRegister } from './createRegister';
import { readPayment } from './readPayment';

export const createPayment: Handler<typeof contract.createPayment> = ({ params, body }, context) =>
  context.db.transaction(async (tx) => {
    const id = await createRegister(tx, { ...body, type: params.paymentType }, context);
    return readPayment(tx, id, context.visitor);
  });
