import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { publicSettings } from '../schema/resources';

const msPerDay = 86_400_000;
const usualDays = 3;

/** Whoever has waited since before this moment has waited too long: the setting ticketAnswerDays. */
export async function overdueSince(db: Database, now: number) {
  const isDays = eq(publicSettings.id, 'ticketAnswerDays');
  const [setting] = await db.select().from(publicSettings).where(isDays);
  const days = Number(setting?.value.ru);
  return new Date(now - (days > 0 ? days : usualDays) * msPerDay);
}
