import { demoAccounts } from '../../fixtures/demoAccounts';
import type { payHistoryItems, payments } from '../schema/money';
import type { DemoContext } from './seedDemo';
import type { Staff } from './seedStaff';

type Payment = typeof payments.$inferInsert;

export interface Register extends Payment {
  id: string;
  amountPerHuman: number;
  itemStatus: (typeof payHistoryItems.$inferInsert)['status'];
  payDay: string;
  firstPayee: number;
  payees: number;
}

interface Wish {
  type: Payment['type'];
  name: { ru: string; en: string };
  /** Months from now. */
  month: number;
  rubles: number;
  payees: number;
  firstPayee?: number;
  status?: Payment['status'];
}

const monthly: Wish[] = Array.from({ length: 14 }, (_, index) => ({
  type: 'grant',
  name: { ru: 'Академическая стипендия', en: 'Academic grant' },
  month: index - 13,
  rubles: index < 4 ? 3_150 : 3_420,
  payees: 41,
  // The bank sent three of the ninth month back; the last month is still to come.
  status: index === 8 ? 'PARTIALLY_PAID' : index === 13 ? 'FORMED' : 'PAID',
}));

const others: Wish[] = [
  {
    type: 'extra-grant',
    name: { ru: 'Повышенная стипендия за науку', en: 'Extra grant for research' },
    month: -3,
    rubles: 12_500,
    payees: 18,
  },
  {
    type: 'one-time',
    name: { ru: 'Разовая поддержка', en: 'One-time support' },
    month: -2,
    rubles: 7_000,
    payees: 6,
    firstPayee: 10,
    status: 'SENT',
  },
  {
    type: 'credit-grant',
    name: { ru: 'Возмещение процентов по кредиту', en: 'Student loan interest' },
    month: -1,
    rubles: 4_260,
    payees: 2,
    firstPayee: 20,
  },
  {
    type: 'extra-grant',
    name: { ru: 'Повышенная стипендия за спорт', en: 'Extra grant for sport' },
    month: 0,
    rubles: 10_000,
    payees: 0,
    status: 'DRAFT',
  },
];

const itemStatuses = { FORMED: 'PLANNED', SENT: 'SENT' } as const;

function createRegister(
  { random, calendar }: DemoContext,
  staff: Staff,
  wish: Wish,
  index: number,
) {
  const { type, name, month, rubles, payees, firstPayee = 0, status = 'PAID' } = wish;
  const period = calendar.month(month);
  const isApproved = status !== 'FORMED' && status !== 'DRAFT';
  const sentAt = isApproved ? new Date(`${period.payDay}T08:00:00Z`) : null;
  return {
    id: random.uuid(),
    number: `P-${period.year}-${String(index + 1).padStart(4, '0')}`,
    type,
    name,
    periodFrom: period.from,
    periodTo: period.to,
    payDay: period.payDay,
    amountPerHuman: rubles * 100,
    budget: rubles * 100 * Math.max(payees, 1),
    status,
    itemStatus: status === 'FORMED' || status === 'SENT' ? itemStatuses[status] : ('PAID' as const),
    createdById: staff.idOf(demoAccounts.payments.email),
    approvedById: isApproved ? staff.idOf(demoAccounts.approver.email) : null,
    sentAt,
    closedAt: status === 'PAID' ? sentAt : null,
    firstPayee,
    payees,
  };
}

/** Registers of fourteen monthly grants up to this month's, and one of each other type. */
export const createRegisters = (context: DemoContext, staff: Staff): Register[] =>
  [...monthly, ...others].map((wish, index) => createRegister(context, staff, wish, index));
