import type { LanguageKey } from '@campus/shared/contract/fields';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { inLanguage } from '../../platform/messages/inLanguage';
import { payHistoryItems, payments } from './paymentTables';

interface Reader {
  language: LanguageKey;
  /** Whether each payment names the register that it is paid from. */
  withRegisters: boolean;
}

/** All payments of a person, newest first. */
export async function readPayHistory(db: Database, humanId: string, reader: Reader) {
  const rows = await db
    .select({ ...getTableColumns(payHistoryItems), number: payments.number })
    .from(payHistoryItems)
    .innerJoin(payments, eq(payments.id, payHistoryItems.paymentId))
    .where(eq(payHistoryItems.humanId, humanId))
    .orderBy(desc(payHistoryItems.periodFrom), desc(payHistoryItems.createdAt), payHistoryItems.id);
  const items = rows.map(({ number, ...row }) => ({
    ...row,
    reason: row.reason && inLanguage(row.reason, reader.language),
    register: reader.withRegisters ? { id: row.paymentId, number } : undefined,
  }));
  return { items, total: items.length };
}
