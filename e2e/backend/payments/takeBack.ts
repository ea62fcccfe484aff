import { registerMoves } from '@campus/shared/contract/machines/payment';
import { payments } from '../schema/money';
import { moveTo } from '../states/moveTo';
import { releasePeople } from './releasePeople';
import type { Step } from './Step';

/** Makes a formed register a draft again. */
export const reopenRegister: Step = async (tx, payment, { comment }) => {
  await releasePeople(tx, payment);
  await moveTo(tx, payments, payment.id, {
    machine: 'payment',
    move: registerMoves.reopen,
    to: 'DRAFT',
    set: { comment },
  });
};

/** Calls a register off while nothing is sent. */
export const cancelRegister: Step = async (tx, payment, { comment }, { now }) => {
  await releasePeople(tx, payment);
  await moveTo(tx, payments, payment.id, {
    machine: 'payment',
    move: registerMoves.cancel,
    to: 'CANCELLED',
    set: { comment, closedAt: new Date(now()) },
  });
};
