import { daysToRestore, humanMoves } from '@campus/shared/contract/people/machine';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import { accountEntity } from '../../platform/audit/recordAccountEvent';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { applications } from '../applications/applicationTables';
import { logs } from '../../platform/audit/auditTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { eskCards } from '../cards/cardTables';
import { fcmTokens, humanNotifications } from '../inbox/inboxTables';
import { humans, students } from '../accounts/humanTables';
import { sessions } from './authTables';
import { emailChanges, studentClaims } from '../people/peopleTables';
import { consents } from '../support/supportTables';

const msPerDay = 86_400_000;

const nothing = {
  lastName: null,
  firstName: null,
  middleName: null,
  birthDate: null,
  gender: null,
  phone: null,
  citizenship: null,
  snils: null,
  inn: null,
  passport: null,
  photoId: null,
  passwordHash: null,
  pushEnabled: false,
  identityStatus: 'EMPTY',
} as const;

/** Only who is still deleted, and has been for all the days: an account may have come back since. */
async function emptyRecord(tx: Database, id: string, now: number) {
  const [emptied] = await tx
    .update(humans)
    .set({
      ...nothing,
      email: `${id}@anonymised.invalid`,
      state: 'ANONYMISED',
      version: sql`${humans.version} + 1`,
    })
    .where(
      and(
        eq(humans.id, id),
        inArray(humans.state, [...humanMoves.anonymise.from]),
        lte(humans.deletedAt, new Date(now - daysToRestore * msPerDay)),
      ),
    )
    .returning({ id: humans.id });
  return emptied !== undefined;
}

/** The bytes of files without a row are swept away by the file store. */
async function dropFiles(tx: Database, id: string) {
  await tx.update(eskCards).set({ photoId: null }).where(eq(eskCards.humanId, id));
  await tx.delete(mediaFiles).where(or(eq(mediaFiles.ownerId, id), eq(mediaFiles.subjectId, id)));
}

const nobody = JSON.stringify({
  lastName: null,
  firstName: null,
  middleName: null,
  birthDate: null,
  recordBook: null,
});

/** What was decided stays; who applied and with which contract goes. */
async function emptyApplications(tx: Database, id: string) {
  const { studentSnapshot, payload, humanId } = applications;
  await tx
    .update(applications)
    .set({
      studentSnapshot: sql`${studentSnapshot} || ${nobody}::jsonb`,
      payload: sql`${payload} - 'contractNumber' - 'accountMask'`,
    })
    .where(eq(humanId, id));
}

/** Mailings say the same to everybody, and their figures count; what was written to one person goes. */
async function dropMessages(tx: Database, id: string) {
  const { humanId, notificationId } = humanNotifications;
  await tx.delete(humanNotifications).where(and(eq(humanId, id), isNull(notificationId)));
}

/** The log still tells what was done and when, and no longer to whom. */
async function veilLog(tx: Database, id: string) {
  const isOwn = sql`(${logs.actorType} = 'HUMAN' or ${logs.entityType} = ${accountEntity})`;
  await tx
    .update(logs)
    .set({
      diff: null,
      actorName: sql`case when ${logs.actorType} = 'HUMAN' then 'HUMAN' else ${logs.actorName} end`,
      ip: sql`case when ${isOwn} then null else ${logs.ip} end`,
    })
    .where(eq(logs.humanId, id));
}

/** Day 30: removes for good what names the person; what was paid stays, to nobody in particular. */
export const anonymiseHuman: JobHandler<'human.anonymise'> = async (
  { humanId },
  { db: tx, now },
) => {
  if (!(await emptyRecord(tx, humanId, now()))) return;
  await dropFiles(tx, humanId);
  await emptyApplications(tx, humanId);
  // The record of the study is the university's: it may be claimed again.
  await tx.update(students).set({ humanId: null }).where(eq(students.humanId, humanId));
  await tx.update(consents).set({ ip: '' }).where(eq(consents.humanId, humanId));
  for (const table of [fcmTokens, sessions, emailChanges, studentClaims]) {
    await tx.delete(table).where(eq(table.humanId, humanId));
  }
  await dropMessages(tx, humanId);
  await veilLog(tx, humanId);
  const entity = { type: 'human', id: humanId };
  await recordLog(tx, system, { action: 'human.anonymise', entity, humanId });
};
