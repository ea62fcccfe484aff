import type * as contract from '@campus/shared/contract/files/calls';
import type { UploadBucket } from '@campus/shared/contract/files/requests';
import { and, eq, sql, ne } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { applications } from '../applications/applicationTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { humans } from '../accounts/humanTables';
import { illegalMove } from '../../platform/states/transitionTo';
import { hasRole } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';
import { addFileRow } from '../../platform/files/addFileRow';
import { keepFile } from '../../platform/files/keepFile';
import { limitUploads } from '../../platform/files/limitUploads';
import { prepareFile, type PreparedFile } from '../../platform/files/prepareFile';
import { setPicture } from '../../platform/files/setPicture';
import { subjectTables, type SubjectKind } from './subjects';
import { ticketOf } from './ticketOf';
import { toMediaFile } from '../../platform/files/toMediaFile';

/** What a record is, by its id alone; undefined is one that is not made yet. */
async function kindOfSubject(db: Database, id: string): Promise<SubjectKind | undefined> {
  const searches = Object.entries(subjectTables).flatMap(([kind, tables]) =>
    tables.map(
      (table) => sql`select ${kind}::text as kind from ${table} where ${table.id} = ${id}`,
    ),
  );
  const [found] = await db
    .select({ kind: sql<SubjectKind>`kind` })
    .from(sql`(${sql.join(searches, sql` union all `)}) as subjects`);
  return found?.kind;
}

/** @throws Refusal 403, 404 or 409 */
type Rule = (tx: Database, visitor: Requester, subjectId: string) => Promise<void>;

const unknown = () => new Refusal(404, 'NOT_FOUND');
const forbidden = () => new Refusal(403, 'FORBIDDEN');

/** A record that a form is about to make belongs to whoever brings its first file. */
async function claim(tx: Database, visitor: Requester, subjectId: string) {
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
const mayAttach = (
  tx: Database,
  visitor: Requester,
  { bucket, subjectId }: { bucket: UploadBucket; subjectId: string },
) => rules[bucket](tx, visitor, subjectId);

interface Target {
  bucket: UploadBucket;
  subjectId: string;
}

const maxFiles: Record<UploadBucket, number> = {
  // Ten files of an item, its cover and the pictures in its text.
  public: 30,
  'human-photo': 1,
  documents: 5,
  ticket: 5,
};

/** Files of one record are added one at a time: of two that come at once only one is the last. */
const oneAtATime = (tx: Database, { subjectId }: Target) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subjectId}, 0))`);

/**
 * The same file of the same person where it is already: its answer was lost, and it comes again. What is
 * published may be in two places of its record, each with its own words, and stays apart.
 */
async function findSent(
  tx: Database,
  { bucket, subjectId }: Target,
  { sha256, originalName }: PreparedFile,
  ownerId: string,
) {
  if (bucket === 'public') return undefined;
  const isSame = and(
    eq(mediaFiles.subjectId, subjectId),
    eq(mediaFiles.bucket, bucket),
    eq(mediaFiles.ownerId, ownerId),
    eq(mediaFiles.sha256, sha256),
    eq(mediaFiles.originalName, originalName),
  );
  const [sent] = await tx.select().from(mediaFiles).where(isSame).limit(1);
  return sent;
}

/** @throws Refusal 422 */
async function checkRoom(tx: Database, { bucket, subjectId }: Target) {
  const own = and(eq(mediaFiles.subjectId, subjectId), eq(mediaFiles.bucket, bucket));
  const count = await countRows(tx, mediaFiles, own);
  const maximum = maxFiles[bucket];
  if (count >= maximum) {
    throw new Refusal(422, 'FILES_MANY', { fields: { file: 'FILES_MANY' }, params: { maximum } });
  }
  return count;
}

const photo = { table: humans, column: humans.photoId, field: 'photoId', type: 'human' } as const;

export const putFile: Handler<typeof contract.putFile> = async (
  { params: { subjectId }, body: { bucket, ...described }, file },
  context,
) => {
  const { db, visitor } = context;
  const target = { bucket, subjectId };
  await mayAttach(db, visitor, target);
  await limitUploads(context);
  const prepared = await prepareFile(file, bucket, context);
  if (bucket === 'human-photo') {
    return toMediaFile(await setPicture(context, prepared, { ...photo, id: subjectId }));
  }
  const row = await keepFile(context, prepared, async (tx) => {
    // Again, because the record may have gone on while the file was looked at.
    await mayAttach(tx, visitor, target);
    await oneAtATime(tx, target);
    const sent = await findSent(tx, target, prepared, visitor.id);
    if (sent) return { result: sent, unneeded: [prepared.fileName] };
    const position = await checkRoom(tx, target);
    return {
      result: await addFileRow(tx, context, prepared, { subjectId, position, ...described }),
    };
  });
  return toMediaFile(row);
};
