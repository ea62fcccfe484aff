import type { Machine } from '../machine';

export const publicationStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

const by = ['ADMIN', 'CONTENT_MANAGER'] as const;
const call = ['updateNews', 'updateEvent', 'updateInfoPage'] as const;

/** Moves of news, events and pages; a save names the state that it wants. */
export const publicationMoves = {
  publish: { from: ['DRAFT', 'SCHEDULED', 'ARCHIVED'], to: ['PUBLISHED'], call, by },
  /** Wants a moment in the future. */
  schedule: {
    from: ['DRAFT', 'ARCHIVED'],
    to: ['SCHEDULED'],
    call,
    by,
    refusals: ['PUBLISH_AT_PAST'],
  },
  unpublish: { from: ['PUBLISHED', 'SCHEDULED'], to: ['DRAFT'], call, by },
  archive: { from: ['PUBLISHED', 'DRAFT'], to: ['ARCHIVED'], call, by },
  appear: { from: ['SCHEDULED'], to: ['PUBLISHED'], by: ['SYSTEM'] },
} as const satisfies Machine<PublicationStatus>;
