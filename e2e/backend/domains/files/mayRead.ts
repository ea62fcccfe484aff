import type { FileBucket } from '@campus/shared/contract/files/requests';
import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/Database';
import { applications } from '../applications/applicationTables';
import { isSeenIn } from '../applications/isSeenIn';
import type { mediaFiles } from '../../platform/files/fileTables';
import { students } from '../accounts/humanTables';
import { ticketAnswers, tickets } from '../support/supportTables';
import { scopeOf, hasRole } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';

type File = Pick<typeof mediaFiles.$inferSelect, 'bucket' | 'subjectId' | 'ownerId'>;
type Rule = (db: Database, visitor: Requester, file: File) => Promise<boolean>;

const isTheirs: Rule = async (db, visitor, { subjectId }) => {
  const scope = scopeOf(visitor);
  if (!scope) return false;
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, subjectId), isSeenIn(scope)));
  return Boolean(found);
};

const studiesThere: Rule = async (db, visitor, { subjectId }) => {
  const scope = scopeOf(visitor);
  if (!scope) return false;
  const [found] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.humanId, subjectId), eq(students.eduOrgId, scope)));
  return Boolean(found);
};

const mains = alias(tickets, 'mains');

/**
 * Files that staff added to a participant's ticket, or to one that went into it, or to an answer
 * there which is not a note.
 */
const isInOwnTicket: Rule = async (db, visitor, { subjectId }) => {
  const ofAnswer = db
    .select({ id: ticketAnswers.ticketId })
    .from(ticketAnswers)
    .where(and(eq(ticketAnswers.id, subjectId), eq(ticketAnswers.isInternal, false)));
  const [found] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .leftJoin(mains, eq(mains.id, tickets.mergedIntoId))
    .where(
      and(
        or(eq(tickets.id, subjectId), eq(tickets.id, ofAnswer)),
        or(eq(tickets.humanId, visitor.id), eq(mains.humanId, visitor.id)),
      ),
    );
  return Boolean(found);
};

/** Besides a participant who owns it: whoever sees the record sees its files. */
const rules: Record<Exclude<FileBucket, 'public' | 'partner-logo'>, Rule> = {
  'user-photo': async () => true,

  'human-photo': async (db, visitor, file) =>
    visitor.id === file.subjectId ||
    hasRole(visitor, 'ADMIN', 'SUPPORT', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR') ||
    studiesThere(db, visitor, file),

  documents: async (db, visitor, file) =>
    hasRole(visitor, 'ADMIN', 'PAYMENT_MANAGER', 'SUPPORT', 'AUDITOR') ||
    isTheirs(db, visitor, file),

  ticket: async (db, visitor, file) =>
    hasRole(visitor, 'ADMIN', 'SUPPORT', 'AUDITOR') || isInOwnTicket(db, visitor, file),
};

/** Whether a visitor may see a file. */
export async function mayRead(db: Database, visitor: Requester | null, file: File) {
  const { bucket, ownerId } = file;
  if (bucket === 'public' || bucket === 'partner-logo') return true;
  if (!visitor) return false;
  // Staff may have sent it by a role that they have no more.
  const isOwn = visitor.kind === 'HUMAN' && visitor.id === ownerId;
  return isOwn || rules[bucket](db, visitor, file);
}
