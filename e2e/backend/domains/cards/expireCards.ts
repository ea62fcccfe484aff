import { cardMoves } from '@campus/shared/contract/cards/machine';
import { dayAt } from '@campus/shared/contract/days';
import { and, inArray, lt } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import { enqueue } from '../../platform/jobs/enqueue';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { eskCards } from './cardTables';
import { moveCard } from './moveCard';

const chunk = 200;

/** Ends the cards whose last day is over, some at a time so that no transaction is long. */
export const expireCards: JobHandler<'card.expire'> = async (_, { db, now }) => {
  const isOver = and(
    inArray(eskCards.status, [...cardMoves.expire.from]),
    lt(eskCards.expiresAt, dayAt(now())),
  );
  const cards = await db
    .select()
    .from(eskCards)
    .where(isOver)
    .limit(chunk)
    .for('update', { skipLocked: true });
  for (const card of cards) await moveCard(db, system, card, { move: 'expire', to: 'EXPIRED' });
  if (cards.length === chunk) await enqueue(db, 'card.expire', {}, { runAt: new Date(now()) });
};
