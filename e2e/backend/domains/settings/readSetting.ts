import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { publicSettings } from './settingTables';

/** Numbers that the backend goes by: what holds where nobody has said, and how far each may go. */
export const numberSettings = {
  codeResendSeconds: { usual: 60, min: 10, max: 600 },
  payBatchLimit: { usual: 50_000, min: 1, max: 1_000_000 },
  ticketAnswerDays: { usual: 2, min: 1, max: 90 },
};
export type NumberSetting = keyof typeof numberSettings;

async function textOf(db: Database, id: string) {
  const [row] = await db
    .select({ value: publicSettings.value })
    .from(publicSettings)
    .where(eq(publicSettings.id, id));
  return row?.value.ru;
}

/** The usual number where the row is gone or says what is not allowed. */
export async function readNumber(db: Database, id: NumberSetting): Promise<number> {
  const { usual, min, max } = numberSettings[id];
  const number = Number(await textOf(db, id));
  return number >= min && number <= max ? number : usual;
}

/** Whether somebody without an account may make one. */
export const isSignUpOpen = async (db: Database) => (await textOf(db, 'isSignUpOpen')) !== 'false';
