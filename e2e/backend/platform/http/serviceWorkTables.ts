import { pgEnum, pgTable } from 'drizzle-orm/pg-core';
import { entity, localText, moment } from '../database/columns';

export const workSeverities = pgEnum('work_severity', ['INFO', 'READ_ONLY', 'DOWN']);

/** Announced work on the service. */
export const serviceWorks = pgTable('service_works', {
  ...entity,
  title: localText().notNull(),
  text: localText().notNull(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  severity: workSeverities().notNull(),
});
