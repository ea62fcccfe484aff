import { overdueSince as since } from '@campus/shared/contract/days';
import type { Database } from '../../platform/database/Database';
import { readNumber } from '../settings/readSetting';

/** Whoever has waited since before this moment has waited longer than ticketAnswerDays promises. */
export const ticketsOverdueSince = async (db: Database, now: number) =>
  new Date(since(now, await readNumber(db, 'ticketAnswerDays')));
