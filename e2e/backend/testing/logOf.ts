import { asc, eq } from 'drizzle-orm';
import { logs } from '../platform/audit/auditTables';
import type { TestBackend } from './startTestBackend';

/** What the log tells of somebody, oldest first. */
export const logOf = ({ db }: TestBackend, humanId: string) =>
  db.select().from(logs).where(eq(logs.humanId, humanId)).orderBy(asc(logs.at), logs.id);
