import type { tickets } from './supportTables';

type Rated = Pick<typeof tickets.$inferSelect, 'score' | 'ratingText' | 'ratedAt'>;

/** What the owner of a ticket thought of the answer; null where nobody has said so. */
export const ratingOf = ({ score, ratingText, ratedAt }: Rated) =>
  score && ratedAt ? { score, words: ratingText, at: ratedAt.toISOString() } : null;
