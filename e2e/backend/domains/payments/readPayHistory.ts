import type { LanguageKey } from '@campus/shared/contract/fields';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { inLanguage } from '../../platform/messages/inLanguage';
import { payHistoryItems } from './paymentTables';

/** All payments of a person, newest first. */
export async function readPayHistory(db: Database, humanId: string, language: LanguageKey) {
  const rows = await db
    .select()
    .from(payHistoryItems)
    .where(eq(payHistoryItems.humanId, humanId))
    .orderBy(desc(payHistoryItems.periodFrom), desc(payHistoryItems.createdAt), payHistoryItems.id);
  const items = rows.map((row) => ({
    ...row,
    reason: row.reason && inLanguage(row.reason, language),
  }));
  return { items, total: items.length };
}
