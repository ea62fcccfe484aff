import { paymentTypes, type PaymentType } from '@campus/shared/contract/payments/machine';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';

const space = 42_070_010;

/**
 * Until the transaction ends nobody else composes a register of this type: two registers made at
 * once would not see each other's people.
 */
export const lockType = (tx: Database, type: PaymentType) =>
  tx.execute(sql`select pg_advisory_xact_lock(${space}::int, ${paymentTypes.indexOf(type)}::int)`);
