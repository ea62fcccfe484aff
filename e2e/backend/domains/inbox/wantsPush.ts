import { and, eq, sql } from 'drizzle-orm';
import { humans } from '../accounts/humanTables';
import { fcmTokens } from './inboxTables';

const hasDevice = sql`exists (
  select from ${fcmTokens} where ${fcmTokens.humanId} = ${humans.id})`;

/** Of people: who has turned push messages on, on a device at least. */
export const wantsPush = and(eq(humans.pushEnabled, true), hasDevice);
