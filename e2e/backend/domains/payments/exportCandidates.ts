import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/payments/calls';
import { recordLog } from '../../platform/audit/recordLog';
import { scopeOf } from '../../platform/access/hasRole';
import { countRows } from '../../platform/database/countRows';
import { csvAnswer } from '../../platform/files/csvAnswer';
import type { Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { messageOf } from '../../platform/messages/messageOf';
import { candidatesFile, type CandidateRow } from './candidatesFile';
import { candidatesWhere } from './candidatesWhere';
import { paymentCandidates } from './paymentTables';
import { readPayment } from './readPayment';
import { plainRubles } from './rubles';

const words = {
  ru: {
    head: ['ФИО', 'Организация', 'Решение', 'Почему', 'Не пройдено', 'Выплата', 'Счёт', 'Сумма, ₽'],
    INCLUDED: 'Включён',
    EXCLUDED: 'Исключён',
    NEW: 'Не отправлена',
    SENT: 'В банке',
    PAID: 'Выплачена',
    FAILED: 'Отклонена',
  },
  en: {
    head: ['Name', 'Organisation', 'Decision', 'Why', 'Failed', 'Payment', 'Account', 'Amount, ₽'],
    INCLUDED: 'Included',
    EXCLUDED: 'Excluded',
    NEW: 'Not sent',
    SENT: 'At the bank',
    PAID: 'Paid',
    FAILED: 'Refused',
  },
} as const;

function lineOf({ candidate, org }: CandidateRow, language: LanguageKey) {
  const said = words[language];
  const { name, decision, reason, failedChecks, itemStatus, failReason, accountMask } = candidate;
  return [
    name,
    inLanguage(org, language),
    said[decision],
    reason,
    failedChecks.map((key) => messageOf(`CHECK_${key}`, language)).join(' '),
    [said[itemStatus], failReason].filter(Boolean).join(': '),
    accountMask,
    plainRubles(candidate.amount, language),
  ];
}

export const exportCandidates: Handler<typeof contract.exportCandidates> = async (
  { params, body },
  context,
) => {
  const { db, visitor, language, requestId } = context;
  const { id, number } = await readPayment(db, params.id, visitor);
  const where = candidatesWhere(id, body, scopeOf(visitor));
  await recordLog(db, context, {
    action: 'payment.export',
    entity: { type: 'payment', id },
    diff: {
      list: { to: 'candidates' },
      rows: { to: await countRows(db, paymentCandidates, where) },
    },
  });
  return csvAnswer(`${number}-candidates`, requestId, () =>
    candidatesFile(db, where, {
      head: words[language].head,
      lineOf: (row) => lineOf(row, language),
    }),
  );
};
