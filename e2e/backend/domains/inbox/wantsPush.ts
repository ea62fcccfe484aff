import { and, eq, sql } from 'drizzle-orm';
import { humans } from '../accounts/humanTables';
import { isOpenSession, sessions } from '../accounts/sessionTables';
import { fcmTokens } from './inboxTables';

/** Of devices: the session that turned them on goes on, or is not known. */
export const isSignedIn = sql`(${fcmTokens.sessionId} is null or exists (
  select from ${sessions} where ${sessions.id} = ${fcmTokens.sessionId} and ${isOpenSession}))`;

const hasDevice = sql`exists (
  select from ${fcmTokens} where ${fcmTokens.humanId} = ${humans.id} and ${isSignedIn})`;

/** Of people: who has turned push messages on, on a device at least. */
export const wantsPush = and(eq(humans.pushEnabled, true), hasDevice);
