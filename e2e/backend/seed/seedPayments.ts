import { payHistoryItems, payments } from '../schema/money';
import { createRegisters, type Register } from './createRegisters';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';
import type { Students } from './seedPeople';
import type { Staff } from './seedStaff';

type Item = typeof payHistoryItems.$inferInsert;

const returnedByBank = {
  ru: 'Банк вернул перевод: счёт закрыт. Проверьте реквизиты в профиле.',
  en: 'The bank returned the transfer: the account is closed. Check your bank details.',
};

function createItem(register: Register, humanId: string, place: number): Item {
  const isReturned = register.status === 'PARTIALLY_PAID' && place < 3;
  const status = isReturned ? 'RETURNED' : register.itemStatus;
  return {
    paymentId: register.id,
    humanId,
    type: register.type,
    periodFrom: register.periodFrom,
    periodTo: register.periodTo,
    amount: register.amountPerHuman,
    status,
    paidAt: status === 'PAID' ? register.payDay : null,
    accountMask: `•••• ${4821 + place}`,
    reason: isReturned ? returnedByBank : null,
  };
}

/** 600 payments in registers; the first payee is student@. */
export async function seedPayments(context: DemoContext, people: Students, staff: Staff) {
  const registers = createRegisters(context, staff);
  const payees = people.filter(({ isVerified, status }) => isVerified && status === 'ENROLLED');
  const items = registers.flatMap((register) =>
    payees
      .slice(register.firstPayee, register.firstPayee + register.payees)
      .map(({ id }, place) => createItem(register, id, register.firstPayee + place)),
  );
  await insertAll(context.tx, payments, registers);
  await insertAll(context.tx, payHistoryItems, items);
}
