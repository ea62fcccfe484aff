import { dayAt } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/payments/calls';
import { and, desc, eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { scopeOf } from '../../platform/access/hasRole';
import { recordLog } from '../../platform/audit/recordLog';
import { byteOrderMark, csvLines } from '../../platform/files/csvLines';
import { csvAnswer } from '../../platform/files/csvAnswer';
import type { Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { payments } from './paymentTables';
import { isFound } from './registerLists';
import { plainRubles } from './rubles';
import { isVisible, selectPayments } from './selectPayments';
import { toPayment } from './toPayment';

const words = {
  ru: {
    head: [
      ...['Номер', 'Название', 'С', 'По', 'Состояние', 'Организации', 'Человек'],
      ...['Не включены', 'Сумма, ₽', 'Бюджет, ₽', 'Кто создал', 'Создан'],
    ],
    DRAFT: 'Черновик',
    FORMED: 'Сформирован',
    APPROVED: 'Утверждён',
    SENT: 'Отправлен',
    PARTIALLY_PAID: 'Выплачен частично',
    PAID: 'Выплачен',
    CANCELLED: 'Отменён',
  },
  en: {
    head: [
      ...['Number', 'Name', 'From', 'To', 'State', 'Organisations', 'People'],
      ...['Left out', 'Amount, ₽', 'Budget, ₽', 'Created by', 'Created'],
    ],
    DRAFT: 'Draft',
    FORMED: 'Formed',
    APPROVED: 'Approved',
    SENT: 'Sent',
    PARTIALLY_PAID: 'Partly paid',
    PAID: 'Paid',
    CANCELLED: 'Cancelled',
  },
} as const;

/** As many as a file of any list may have; a service makes some hundreds a year. */
const most = 10_000;

function lineOf(register: ReturnType<typeof toPayment>, language: LanguageKey) {
  const { number, name, periodFrom, periodTo, status, eduOrgIds, totals, budget } = register;
  return [
    ...[number, inLanguage(name, language), periodFrom, periodTo, words[language][status]],
    ...[eduOrgIds.length, totals.included, totals.excluded, plainRubles(totals.amount, language)],
    budget === null ? '' : plainRubles(budget, language),
    ...[register.createdBy.name, dayAt(Date.parse(register.createdAt))],
  ];
}

export const exportRegisters: Handler<typeof contract.exportRegisters> = async (
  { params: { paymentType }, body },
  context,
) => {
  const { db, visitor, language, requestId } = context;
  const scope = scopeOf(visitor);
  const rows = await selectPayments(db, scope)
    .where(and(eq(payments.type, paymentType), isVisible(scope), isFound(body, scope)))
    .orderBy(desc(payments.createdAt), payments.id)
    .limit(most);
  await recordLog(db, context, {
    action: 'payment.exportList',
    entity: { type: 'payment', id: paymentType },
    diff: { rows: { to: rows.length } },
  });
  const lines = rows.map((row) => lineOf(toPayment(row, scope), language));
  const text = byteOrderMark + csvLines([words[language].head, ...lines]);
  return csvAnswer(`${paymentType}-registers`, requestId, () => Readable.from([text]));
};
