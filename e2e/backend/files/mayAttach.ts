import type { UploadBucket } from '@campus/shared/contract/payloads/files';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { applications } from '../schema/applications';
import { mediaFiles } from '../schema/files';
import { illegalMove } from '../states/illegalMove';
import type { Visitor } from '../Visitor';
import { hasRole } from '../users/hasRole';
import { kindOfSubject } from './kindOfSubject';
import { ticketOf } from './ticketOf';

/** @throws Refusal 403, 404 or 409 */
type Rule = (tx: Database, visitor: Visitor, subjectId: string) => Promise<void>;

const unknown = () => new Refusal(404, 'NOT_FOUND');
const forbidden = () => new Refusal(403, 'FORBIDDEN');

/** A record that a form is about to make belongs to whoever brings its first file. */
async function claim(tx: Database, visitor: Visitor, subjectId: string) {
  const [foreign] = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.subjectId, subjectId), ne(mediaFiles.ownerId, visitor.id)))
    .limit(1);
  if (foreign) throw unknown();
}

const rules: Record<UploadBucket, Rule> = {
  async public(tx, visitor, subjectId) {
    if (!hasRole(visitor, 'ADMIN', 'CONTENT_MANAGER')) throw forbidden();
    const kind = await kindOfSubject(tx, subjectId);
    if (kind && kind !== 'content') throw unknown();
  },

  async 'human-photo'(_, visitor, subjectId) {
    if (visitor.kind !== 'HUMAN') throw forbidden();
    if (visitor.id !== subjectId) throw unknown();
  },

  async documents(tx, visitor, subjectId) {
    if (visitor.kind !== 'HUMAN') throw forbidden();
    const [found] = await tx
      .select({ status: applications.status })
      .from(applications)
      .where(and(eq(applications.id, subjectId), eq(applications.humanId, visitor.id)))
      .for('share');
    if (!found) throw unknown();
    if (found.status !== 'NEW') throw illegalMove('application', found.status);
  },

  async ticket(tx, visitor, subjectId) {
    const isStaff = hasRole(visitor, 'ADMIN', 'SUPPORT');
    if (visitor.kind !== 'HUMAN' && !isStaff) throw forbidden();
    const kind = await kindOfSubject(tx, subjectId);
    if (!kind) return claim(tx, visitor, subjectId);
    if (kind !== 'ticket' && kind !== 'answer') throw unknown();
    const ticket = await ticketOf(tx, subjectId);
    const isOwn = ticket?.humanId === visitor.id && ticket.author !== 'STAFF';
    if (!ticket || !(isOwn || isStaff)) throw unknown();
    if (ticket.status === 'CLOSED') throw illegalMove('ticket', ticket.status);
  },
};

/**
 * Makes sure that the visitor may add files of this kind to the record.
 * @throws Refusal 403, 404 or 409
 */
export const mayAttach = (
  tx: Database,
  visitor: Visitor,
  { bucket, subjectId }: { bucket: UploadBucket; subjectId: string },
) => rules[bucket](tx, visitor, subjectId);
