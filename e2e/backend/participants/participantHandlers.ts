import type * as participants from '@campus/shared/contract/participants';
import { desc, eq } from 'drizzle-orm';
import type { Handlers } from '../Handler';
import { inLanguage } from '../messages/inLanguage';
import { payHistoryItems } from '../schema/money';
import { getCampusCard } from './getCampusCard';
import { getCurrentHuman } from './getCurrentHuman';

export const participantHandlers: Handlers<typeof participants> = {
  getCurrentHuman,
  getCampusCard,

  async listPayHistory(_, { db, visitor, language }) {
    const rows = await db
      .select()
      .from(payHistoryItems)
      .where(eq(payHistoryItems.humanId, visitor.id))
      .orderBy(
        desc(payHistoryItems.periodFrom),
        desc(payHistoryItems.createdAt),
        payHistoryItems.id,
      );
    const items = rows.map((row) => ({
      ...row,
      reason: row.reason && inLanguage(row.reason, language),
    }));
    return { items, total: items.length };
  },
};
