import { demoAccounts } from '../../../../fixtures/demoAccounts';
import type { payments } from '../paymentTables';
import type { Calendar } from '../../../platform/seed/createCalendar';
import { registerWishes, type RegisterWish } from './data/registerWishes';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Staff } from '../../accounts/seed/seedStaff';

export interface Register {
  row: typeof payments.$inferInsert & { id: string };
  wish: RegisterWish;
  /** When its money goes to the bank. */
  payDay: string;
}

const prepared: RegisterWish['status'][] = ['DRAFT', 'FORMED', 'CANCELLED'];
const underway: RegisterWish['status'][] = ['SENT', 'PAID', 'PARTIALLY_PAID'];

const periodOf = (calendar: Calendar, { month, length = 1 }: RegisterWish) => {
  const [first, last] = [calendar.month(month), calendar.month(month + length - 1)];
  return { year: first.year, from: first.from, to: last.to, payDay: last.payDay };
};

function createRegister(
  { random, calendar }: DemoContext,
  staff: Staff,
  wish: RegisterWish,
  index: number,
): Register {
  const { type, name, rubles, payees, status, comment } = wish;
  const period = periodOf(calendar, wish);
  const manager = staff.idOf(demoAccounts.payments.email);
  const isApproved = !prepared.includes(status);
  const sentAt = underway.includes(status) ? new Date(`${period.payDay}T08:00:00Z`) : null;
  const row = {
    id: random.uuid(),
    number: `P-${period.year}-${String(index + 1).padStart(4, '0')}`,
    type,
    name,
    periodFrom: period.from,
    periodTo: period.to,
    amountPerHuman: rubles * 100,
    budget: rubles * 100 * (payees + 10),
    status,
    comment,
    createdById: manager,
    editorIds: [manager],
    approvedById: isApproved ? staff.idOf(demoAccounts.approver.email) : null,
    sentAt,
    // The bank has spoken about everybody, also where it paid only some.
    closedAt: status === 'SENT' ? null : sentAt,
    createdAt: new Date(`${period.from}T00:00:00+03:00`),
  };
  return { row, wish, payDay: period.payDay };
}

export const createRegisters = (context: DemoContext, staff: Staff) =>
  registerWishes.map((wish, index) => createRegister(context, staff, wish, index));
