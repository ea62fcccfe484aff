import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/payments/calls';
import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import { and, eq } from 'drizzle-orm';
import { recordLog } from '../../platform/audit/recordLog';
import { csvAnswer } from '../../platform/files/csvAnswer';
import type { Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { assertMove } from '../../platform/states/transitionTo';
import { candidatesFile, type CandidateRow } from './candidatesFile';
import { paymentCandidates } from './paymentTables';
import { readPayment } from './readPayment';
import { plainRubles } from './rubles';

/** What nobody has approved no bank is to see. */
const handOver = {
  from: ['APPROVED', 'SENT', 'PARTIALLY_PAID', 'PAID'] satisfies RegisterStatus[],
  to: [],
  by: ['PAYMENT_MANAGER'],
} as const;

/** The bank fills in the last two; what it gives back is read by the same words. */
const words = {
  ru: {
    head: ['Код получателя', 'ФИО', 'Организация', 'Счёт', 'Сумма', 'Результат', 'Причина'],
    PAID: 'Выплачено',
    FAILED: 'Отклонено',
  },
  en: {
    head: ['Recipient code', 'Name', 'Organisation', 'Account', 'Amount', 'Result', 'Reason'],
    PAID: 'Paid',
    FAILED: 'Refused',
  },
} as const;

const isPaid = (paymentId: string) =>
  and(eq(paymentCandidates.paymentId, paymentId), eq(paymentCandidates.decision, 'INCLUDED'));

function lineOf({ candidate, org }: CandidateRow, language: LanguageKey) {
  const said = words[language];
  const { humanId, accountMask, amount, itemStatus, failReason } = candidate;
  const result = itemStatus === 'PAID' || itemStatus === 'FAILED' ? said[itemStatus] : '';
  const sum = plainRubles(amount, language);
  const organisation = inLanguage(org, language);
  return [humanId, candidate.name, organisation, accountMask, sum, result, failReason];
}

export const exportPayment: Handler<typeof contract.exportPayment> = async (
  { params },
  context,
) => {
  const { db, visitor, language, requestId } = context;
  const { id, number, status, totals } = await readPayment(db, params.id, visitor);
  assertMove('payment', handOver, status);
  await recordLog(db, context, {
    action: 'payment.export',
    entity: { type: 'payment', id },
    diff: { rows: { to: totals.included } },
  });
  return csvAnswer(number, requestId, () =>
    candidatesFile(db, isPaid(id), {
      head: words[language].head,
      lineOf: (row) => lineOf(row, language),
    }),
  );
};
