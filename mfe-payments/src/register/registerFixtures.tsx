import type { ApiError } from '@campus/shared/api/ApiError';
import {
  filterCandidates,
  filterPayments,
  getPayment,
  listPaymentLog,
} from '@campus/shared/contract/payments/calls';
import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { locales, RegisterScreen } from './RegisterScreen';
import type { Candidate } from './candidates/useCandidates';

export const eduOrg = { id: idOf(1), name: 'Северный университет', shortName: 'СТУ' };

/** A register for tests: 312 people are paid 1 066 200 rubles. */
export const registerOf = (change: Partial<PaymentRegister> = {}): PaymentRegister => ({
  ...{ id: idOf(2), number: 'P-2026-0007', type: 'grant', status: 'DRAFT', version: 4 },
  name: { ru: 'Стипендия за ноябрь', en: 'November grant' },
  ...{ periodFrom: '2026-11-01', periodTo: '2026-11-30', amountPerHuman: null },
  ...{ budget: 120_000_000, eduOrgIds: [eduOrg.id] },
  totals: { candidates: 320, included: 312, excluded: 8, amount: 106_620_000 },
  createdBy: { id: idOf(3), name: 'Плательщик Пётр' },
  ...{ approvedBy: null, editorIds: [idOf(3)], sentAt: null, closedAt: null, comment: null },
  ...{ createdAt: '2026-11-20T09:00:00Z', updatedAt: '2026-11-20T09:00:00Z' },
  ...change,
});

export const candidateOf = (number: number, change: Partial<Candidate> = {}): Candidate => ({
  id: idOf(1000 + number),
  human: {
    ...{ id: idOf(2000 + number), lastName: `Тестов${number}`, firstName: 'Студент' },
    middleName: null,
  },
  ...{ eduOrg, amount: 341_730, accountMask: '•••• 4821', decision: 'INCLUDED', isByHand: false },
  reason: null,
  checks: [{ key: 'STATUS', passed: true }],
  ...{ itemStatus: 'NEW', failReason: null },
  ...change,
});

export const registerTexts = {
  namespace: 'payments',
  locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
};

interface Opened {
  register?: PaymentRegister;
  tab?: string;
  roles?: Role[];
  language?: 'ru' | 'en';
  /** What stands in place of the register. */
  error?: ApiError;
}

/** Opens the page of a register at one of its tabs. */
export function openRegister({
  register = registerOf(),
  tab = 'summary',
  roles = ['PAYMENT_MANAGER'],
  language = 'ru',
  error,
}: Opened = {}) {
  stub(getPayment, () => error ?? register);
  stub(listPaymentLog, () => ({ items: [], total: 0, skip: 0, size: 50 }));
  return renderScreen(<RegisterScreen />, {
    ...{ roles, language, texts: registerTexts },
    url: `/admin/payments/grant/${register.id}?tab=${tab}`,
    path: '/admin/payments/:type/:id',
  });
}

/** Opens a register in this status, with nothing to compare it with and nobody left out. */
export function openRegisterAt(status: RegisterStatus, roles: Role[]) {
  const page = { items: [], total: 0, skip: 0, size: 1 };
  stub(filterPayments, () => page);
  stub(filterCandidates, () => page);
  return openRegister({ register: registerOf({ status }), roles });
}
