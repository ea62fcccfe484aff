import type { participantTicketCategories } from './requests';

/** Addresses of this domain that other domains, mails and tests may link to. */
export const supportPaths = {
  newTicket: (topic?: (typeof participantTicketCategories)[number]) =>
    topic ? `/help/new?topic=${topic}` : '/help/new',
  ownTickets: () => '/me/tickets',
  ownTicket: (id: string) => `/me/tickets/${id}`,
  queue: () => '/admin/tickets',
  ticket: (id: string) => `/admin/tickets/${id}`,
};
