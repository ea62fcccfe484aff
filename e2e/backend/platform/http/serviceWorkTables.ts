import { pgEnum, pgTable } from 'drizzle-orm/pg-core';
import { entity, localTextColumn, moment } from '../database/columns';

export const workSeverities = pgEnum('work_severity', ['INFO', 'READ_ONLY', 'DOWN']);

/** Announced work on the service. */
export const serviceWorks = pgTable('service_works', {
  ...entity,
  title: localTextColumn().notNull(),
  text: localTextColumn().notNull(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  severity: workSeverities().notNull(),
});
