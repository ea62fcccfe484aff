import type { participantTicketCategories } from './requests';

/** Addresses of this domain that other domains, mails and tests may link to. */
export const supportPaths = {
  newTicket: (topic?: (typeof participantTicketCategories)[number]) =>
    topic ? `/help/new?topic=${topic}` : '/help/new',
  queue: () => '/admin/tickets',
  ticketOnBehalf: () => '/admin/tickets/new',
  cannedAnswers: () => '/admin/tickets/answers',
  ticket: (id: string) => `/admin/tickets/${id}`,
};
