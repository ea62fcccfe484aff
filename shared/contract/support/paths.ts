import type { participantTicketCategories } from './ticketCategories';

/** Addresses of this domain that other domains, mails and tests may link to. */
export const supportPaths = {
  help: () => '/help',
  newTicket: (topic?: (typeof participantTicketCategories)[number]) =>
    topic ? `/help/new?topic=${topic}` : '/help/new',
  /** By the link in a guest’s letter. */
  guestTicket: (token: string) => `/help/ticket/${token}`,
  ownTickets: () => '/me/tickets',
  ownTicket: (id: string) => `/me/tickets/${id}`,
  queue: () => '/admin/tickets',
  ticketOnBehalf: () => '/admin/tickets/new',
  cannedAnswers: () => '/admin/tickets/answers',
  /** Which pages of help did help. */
  helpVotes: () => '/admin/help',
  ticket: (id: string) => `/admin/tickets/${id}`,
};
