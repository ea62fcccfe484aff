const otherCategories = [
  'PAYMENT',
  'GRANT',
  'STUDY',
  'ACCOUNT',
  'PARTNER',
  'TECH',
  'OTHER',
] as const;

/** What a guest may write about; a lost card is reported by its holder. */
export const ticketCategories = ['CARD', ...otherCategories] as const;
export const participantTicketCategories = ['CARD', 'CARD_LOST', ...otherCategories] as const;
