import { hardChecks } from '@campus/shared/contract/payments/machine';
import { or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasFailed } from './hasFailed';

/** Whether the checks found what no decision by hand outweighs. */
export const hasHardFailure = (checks: SQL | PgColumn) =>
  or(...hardChecks.map((key) => hasFailed(checks, key)));
