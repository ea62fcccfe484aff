import type { Machine } from '../machine';

export const cardStatuses = ['ISSUING', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'CLOSED'] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** A person has at most one card in these states. */
export const liveCardStatuses = [
  'ISSUING',
  'ACTIVE',
  'BLOCKED',
] as const satisfies readonly CardStatus[];

const call = 'updateHuman';
const staff = ['ADMIN', 'SUPPORT'] as const;

export const cardMoves = {
  /** The approval of a card application. */
  issue: { from: [], to: ['ISSUING'], call: 'approveApplication', by: ['SYSTEM'] },
  activate: { from: ['ISSUING'], to: ['ACTIVE'], by: ['SYSTEM'] },
  /** A CARD_LOST ticket freezes the card at once. */
  reportLost: { from: ['ACTIVE'], to: ['BLOCKED'], call: 'createTicket', by: ['OWNER'] },
  block: { from: ['ACTIVE'], to: ['BLOCKED'], call, by: staff },
  unblock: {
    from: ['BLOCKED'],
    to: ['ACTIVE'],
    call,
    by: staff,
    refusals: ['CARD_REPLACED', 'CARD_STUDY_ENDED'],
  },
  close: { from: ['ISSUING', 'ACTIVE', 'BLOCKED'], to: ['CLOSED'], call, by: staff },
  expire: { from: ['ACTIVE', 'BLOCKED'], to: ['EXPIRED'], by: ['SYSTEM'] },
} as const satisfies Machine<CardStatus>;
