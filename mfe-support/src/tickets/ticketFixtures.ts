import type { OwnTicket } from '@campus/shared/contract/support/records';
import { idOf } from '@campus/shared/testing/idOf';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { locales } from './MyTicketsScreen';

export const ticketTexts = {
  namespace: 'support',
  locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
};

/** An own ticket that waits for an answer. */
export const waiting: OwnTicket = {
  ...{ id: idOf(1), number: 'T-000001', category: 'CARD', subject: 'Турникет не открывается' },
  ...{ text: 'Карта не проходит.', status: 'NEW', createdAt: '2026-11-10T09:00:00Z' },
  ...{ firstAnswerAt: null, closedAt: null, waitingSince: '2026-11-10T09:00:00Z' },
  ...{ parentId: null, files: [], answers: [], rating: null },
};

/** The same once support has answered. */
export const answered: OwnTicket = {
  ...waiting,
  ...{ status: 'ANSWERED', firstAnswerAt: '2026-11-11T09:00:00Z', waitingSince: null },
  answers: [
    {
      ...{ id: idOf(9), author: 'STAFF', text: 'Мы всё починили.' },
      ...{ createdAt: '2026-11-11T09:00:00Z', files: [] },
    },
  ],
};
