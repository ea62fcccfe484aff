import { ApiError } from '@campus/shared/api/ApiError';
import type { CallOutput } from '@campus/shared/contract/call';
import { listPublicSettings, listUserRoles } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import {
  filterTickets,
  getAnswerDraft,
  getTicket,
  listCannedAnswers,
} from '@campus/shared/contract/support/calls';
import type { Ticket } from '@campus/shared/contract/support/records';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import type { ReactElement } from 'react';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { TicketQueueScreen, locales } from './TicketQueueScreen';

type Item = CallOutput<typeof filterTickets>['items'][number];

export const item: Item = {
  ...{ id: idOf(1), number: 'T-000001', category: 'CARD', subject: 'Турникет не открывается' },
  ...{ status: 'OPEN', priority: 'NORMAL', channel: 'WEB', assignee: null, isOverdue: true },
  ...{ createdAt: '2026-11-10T09:00:00Z', firstAnswerAt: null, closedAt: null },
  ...{ owner: { humanId: idOf(2), name: 'Мечтательная Анна', email: 'anna@example.test' } },
  waitingSince: '2026-11-10T09:00:00Z',
};
export const one: Ticket = {
  ...item,
  ...{
    text: 'Карта не проходит.',
    version: 3,
    parent: null,
    followUps: [],
    files: [],
    answers: [],
  },
  human: {
    ...{ id: idOf(2), name: 'Мечтательная Анна', email: 'anna@example.test', phone: null },
    ...{ identityStatus: 'VERIFIED', study: null, cardStatus: 'ACTIVE', tickets: 2 },
  },
};
export const said = (text: string, isInternal = false): Ticket['answers'][number] => ({
  ...{ id: idOf(9), author: 'STAFF', text, createdAt: '2026-11-10T10:00:00Z', files: [] },
  ...{ isInternal, user: { id: idOf(8), name: 'Быстрая Коллега' } },
});
export const page = { items: [item], total: 1, skip: 0, size: 20 };
export const ticketUrl = `/admin/tickets/${item.id}`;

/** What the queue asks for wherever it is opened; no call beyond the specification answers. */
export function stubQueue() {
  localStorage.clear();
  stub(filterTickets, () => page);
  stub(getTicket, () => one);
  stub(listUserRoles, () => []);
  stub(filterUsers, () => ({ items: [], total: 0, skip: 0, size: 100 }));
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
  stub(listCannedAnswers, () => new ApiError(404, 'Not found'));
  stub(getAnswerDraft, () => new ApiError(404, 'Not found'));
}

interface Options {
  url?: string;
  roles?: Role[];
  language?: 'ru' | 'en';
  /** What stands around the queue: a context that a test looks into. */
  around?: (queue: ReactElement) => ReactElement;
}

export function openTickets({
  url: address = '/admin/tickets',
  roles = ['SUPPORT'],
  language = 'ru',
  around = (queue) => queue,
}: Options = {}) {
  return renderScreen(around(<TicketQueueScreen />), {
    ...{ url: address, path: '/admin/tickets/:id?', roles, language },
    texts: {
      namespace: 'support',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
}
