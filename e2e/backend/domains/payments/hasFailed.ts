import { hardChecks, type CheckKey } from '@campus/shared/contract/payments/machine';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a person in a register did not pass one of the checks. */
export const hasFailed = (failedChecks: SQL | PgColumn, ...keys: CheckKey[]) =>
  sql`${failedChecks} ?| ${`{${keys.join(',')}}`}::text[]`;

/** Whether the checks found what no decision by hand outweighs. */
export const hasHardFailure = (failedChecks: SQL | PgColumn) =>
  hasFailed(failedChecks, ...hardChecks);
