import type { ticketScores } from '@campus/shared/contract/support/requests';

/** What owners of tickets say of the answers; some leave it at a face. */
export const ratingTexts: Record<(typeof ticketScores)[number], string | null> = {
  GOOD: null,
  FAIR: 'Помогло, но пришлось переспросить, куда подойти.',
  POOR: 'Ответ общий, про мой случай в нём ничего нет.',
};
