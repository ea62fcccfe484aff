import type * as contract from '@campus/shared/contract/payments';
import type { Handlers } from '../Handler';
import { createPayment } from './createPayment';
import { createPaymentForHumans } from './createPaymentForHumans';
import { deletePayment } from './deletePayment';
import { filterCandidates } from './filterCandidates';
import { filterPayments } from './filterPayments';
import { listPaymentEduOrgs } from './listPaymentEduOrgs';
import { listPaymentEduOrgTotals } from './listPaymentEduOrgTotals';
import { readPayment } from './readPayment';
import { updatePayment } from './updatePayment';

export const paymentHandlers: Handlers<typeof contract> = {
  listPaymentEduOrgs,
  createPayment,
  createPaymentForHumans,
  filterPayments,
  getPayment: ({ params }, { db, visitor }) => readPayment(db, params.id, visitor),
  updatePayment,
  deletePayment,
  listPaymentEduOrgTotals,
  filterCandidates,
};
