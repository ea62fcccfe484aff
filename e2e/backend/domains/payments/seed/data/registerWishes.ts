import type { LocalText } from '../../../../platform/messages/inLanguage';
import type { payments } from '../../paymentTables';

type Payment = typeof payments.$inferInsert;

export interface RegisterWish {
  type: Payment['type'];
  name: LocalText;
  /** Its first month, counted from this one. */
  month: number;
  /** How many months it covers; one unless it says more. */
  length?: number;
  /** What one payee gets for all of it. */
  rubles: number;
  payees: number;
  firstPayee?: number;
  /** Payees whom the bank sent the money back. */
  returned?: number;
  /** How many candidates were left out, each for another reason. */
  excluded?: number;
  status: Payment['status'];
  comment?: string;
}

const grant = { ru: 'Академическая стипендия', en: 'Academic grant' };
const ofQuarter = (month: number, rubles: number): RegisterWish => ({
  type: 'grant',
  name: { ru: `${grant.ru} за квартал`, en: `${grant.en}, a quarter` },
  month,
  length: 3,
  rubles,
  payees: 63,
  excluded: 2,
  status: 'PAID',
});
const monthly = { type: 'grant', name: grant, rubles: 3_420, payees: 63, excluded: 5 } as const;

/** Fourteen registers: fourteen months of grants up to this one, and each other type and state. */
export const registerWishes: RegisterWish[] = [
  ofQuarter(-13, 9_450),
  ofQuarter(-10, 10_260),
  ofQuarter(-7, 10_260),
  { ...monthly, month: -4, returned: 3, status: 'PARTIALLY_PAID' },
  { ...monthly, month: -3, status: 'PAID' },
  { ...monthly, month: -2, status: 'PAID' },
  { ...monthly, month: -1, status: 'PAID' },
  { ...monthly, month: 0, status: 'APPROVED' },
  {
    type: 'extra-grant',
    name: { ru: 'Повышенная стипендия за науку', en: 'Extra grant for research' },
    month: -3,
    rubles: 12_500,
    payees: 60,
    excluded: 3,
    status: 'PAID',
  },
  {
    type: 'extra-grant',
    name: { ru: 'Повышенная стипендия за спорт', en: 'Extra grant for sport' },
    month: 0,
    rubles: 10_000,
    payees: 12,
    firstPayee: 20,
    excluded: 6,
    status: 'DRAFT',
  },
  {
    type: 'one-time',
    name: { ru: 'Разовая поддержка', en: 'One-time support' },
    month: -2,
    rubles: 7_000,
    payees: 24,
    firstPayee: 10,
    status: 'SENT',
  },
  {
    type: 'one-time',
    name: { ru: 'Поддержка участников спартакиады', en: 'Support for the games’ participants' },
    month: -1,
    rubles: 2_500,
    payees: 9,
    firstPayee: 30,
    status: 'CANCELLED',
    comment: 'Список участников составлен с ошибками, готовим новый.',
  },
  {
    type: 'credit-grant',
    name: { ru: 'Возмещение процентов по кредиту', en: 'Student loan interest' },
    month: -1,
    rubles: 4_260,
    payees: 12,
    firstPayee: 24,
    status: 'PAID',
  },
  {
    type: 'credit-grant',
    name: { ru: 'Возмещение процентов по кредиту', en: 'Student loan interest' },
    month: 0,
    rubles: 4_260,
    payees: 10,
    firstPayee: 36,
    excluded: 1,
    status: 'FORMED',
  },
];
