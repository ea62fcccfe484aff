import type { Database } from '../database/Database';
import { nextValue } from '../database/nextValue';
import { ticketNumbers } from '../schema/support';

/** T-000123. */
export const nextTicketNumber = async (tx: Database) =>
  `T-${String(await nextValue(tx, ticketNumbers)).padStart(6, '0')}`;
