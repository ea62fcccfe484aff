import type { Database } from '../../platform/database/Database';
import { readNumber } from '../settings/readSetting';

const msPerDay = 86_400_000;

/** Whoever has waited since before this moment has waited too long: the setting ticketAnswerDays. */
export async function overdueSince(db: Database, now: number) {
  return new Date(now - (await readNumber(db, 'ticketAnswerDays')) * msPerDay);
}
