import { sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Database } from '../database/Database';
import { jobs } from './jobTables';

/** How many jobs are late by more than a minute, and how many could not be done, when asked. */
export const jobFigures = (db: Database) =>
  new Gauge({
    name: 'campus_jobs',
    help: 'Jobs that are late by more than a minute, and those that could not be done',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const [row] = await db
        .select({
          late: sql<number>`count(*) filter (where ${jobs.diedAt} is null and ${jobs.runAt} < now() - interval '1 minute')::int`,
          dead: sql<number>`count(${jobs.diedAt})::int`,
        })
        .from(jobs);
      this.set({ state: 'late' }, row?.late ?? 0);
      this.set({ state: 'dead' }, row?.dead ?? 0);
    },
  });
