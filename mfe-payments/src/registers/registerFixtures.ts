import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { idOf } from '@campus/shared/testing/idOf';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';

/** The texts of the remote and those of a screen. */
export const textsWith = ({ ru, en }: { ru: object; en: object }) => ({
  namespace: 'payments',
  locales: { ru: { ...commonRu, ...ru }, en: { ...commonEn, ...en } },
});

/** A register for tests; the number makes its id. */
export const listedRegister = (
  number: number,
  change: Partial<PaymentRegister> = {},
): PaymentRegister => ({
  ...{ id: idOf(number), number: `P-2026-${String(number).padStart(4, '0')}`, type: 'grant' },
  ...{ name: { ru: 'Стипендия за март', en: 'Grant for March' }, status: 'DRAFT' },
  ...{ periodFrom: '2026-03-01', periodTo: '2026-03-31', amountPerHuman: null },
  ...{ budget: 5_000_000, eduOrgIds: [idOf(90), idOf(91)], comment: null, editorIds: [] },
  totals: { candidates: 12, included: 10, excluded: 2, amount: 3_420_000 },
  ...{ createdBy: { id: idOf(80), name: 'Бухгалтер Ольга' }, approvedBy: null },
  ...{ sentAt: null, closedAt: null, version: 1 },
  ...{ createdAt: '2026-03-20T09:00:00Z', updatedAt: '2026-03-20T09:00:00Z' },
  ...change,
});
