import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { eskCards } from './cardTables';

/** All cards of a person, newest first; nobody else moves them until the transaction ends. */
export const lockCards = (tx: Database, humanId: string) =>
  tx
    .select()
    .from(eskCards)
    .where(eq(eskCards.humanId, humanId))
    .orderBy(desc(eskCards.createdAt), eskCards.id)
    .for('update');
