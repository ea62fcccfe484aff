import type { CheckKey } from '@campus/shared/contract/payments/machine';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a person in a register did not pass a check. */
export const hasFailed = (checks: SQL | PgColumn, key: CheckKey) =>
  sql`${checks} @> ${JSON.stringify([{ key, passed: false }])}::jsonb`;
