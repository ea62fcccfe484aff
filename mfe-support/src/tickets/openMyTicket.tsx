import type { CallInput } from '@campus/shared/contract/call';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { MyTicketScreen } from './MyTicketScreen';
import { ticketTexts } from './ticketFixtures';

/** Nothing is kept from before, and an answer is promised in two days. */
export function stubBefore() {
  localStorage.clear();
  sessionStorage.clear();
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
}

/** The tickets that the server has; gives what it is asked for. */
export function stubTicket(...items: OwnTicket[]) {
  const asked: CallInput<typeof listMyTickets>['query'][] = [];
  stub(listMyTickets, ({ query }) => {
    asked.push(query);
    return { items, total: items.length, skip: 0, size: 100 };
  });
  return asked;
}

/** One own ticket, as its owner has it before them. */
export const openMyTicket = (language: 'ru' | 'en' = 'ru', id = idOf(1)) =>
  renderScreen(<MyTicketScreen />, {
    ...{ texts: ticketTexts, language, person: humanOf() },
    ...{ url: `/me/tickets/${id}`, path: '/me/tickets/:id' },
  });
