import { identityMoves } from '@campus/shared/contract/machines/human';
import { and, eq, ne } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import type { Context } from '../Handler';
import { identityNotices } from '../humans/identityNotices';
import { lockHuman } from '../humans/lockHuman';
import { tellHuman } from '../notifications/tellHuman';
import { Refusal } from '../Refusal';
import { humans } from '../schema/people';
import { studentClaims } from '../schema/studentClaims';
import { illegalMove } from '../states/illegalMove';
import { assertMove } from '../states/moveTo';
import { saveVersion } from '../states/saveVersion';
import type { StaffMember } from '../Visitor';
import { formerStudyOf, linkStudy } from './linkStudy';
import { lockRecord } from './lockRecord';
import { moveClaim } from './moveClaim';

type Staff = Context<StaffMember>;

/** The identity that was looked at, and no other that was told since. */
async function confirmIdentity(
  tx: Database,
  context: Staff,
  { id, identityStatus }: typeof humans.$inferSelect,
  version: number,
) {
  assertMove('identity', identityMoves.confirm, identityStatus);
  await saveVersion(tx, humans, { id, version }, { identityStatus: 'VERIFIED' });
  if (identityStatus === 'VERIFIED') return;
  await recordLog(tx, context, {
    action: 'human.identity.confirm',
    entity: { type: 'human', id },
    humanId: id,
    diff: { identityStatus: { from: identityStatus, to: 'VERIFIED' } },
  });
  const notice = { kind: 'INFO', link: '/me/identity', ...identityNotices.VERIFIED } as const;
  await tellHuman(tx, id, notice);
}

/** The record is one person’s: whoever else waits for it waits in vain. */
async function refuseOthers(tx: Database, context: Staff, id: string, studentId: string) {
  const others = await tx
    .select({ id: studentClaims.id })
    .from(studentClaims)
    .where(
      and(
        eq(studentClaims.studentId, studentId),
        eq(studentClaims.status, 'WAITING'),
        ne(studentClaims.id, id),
      ),
    );
  for (const other of others) await moveClaim(tx, context, other.id, { move: 'yield' });
}

interface Decision {
  id: string;
  humanVersion: number;
  studentVersion: number;
}

/**
 * Links the record to the person and verifies the identity.
 * @throws Refusal 404; 409 STATE, VERSION, STUDENT_TAKEN or STUDY_GOES_ON
 */
export async function acceptClaim(
  tx: Database,
  context: Staff,
  { id, humanVersion, studentVersion }: Decision,
) {
  const [claim] = await tx.select().from(studentClaims).where(eq(studentClaims.id, id));
  if (!claim) throw new Refusal(404, 'NOT_FOUND');
  // The person first, then the record, as whoever claims does: two orders could wait for ever.
  const human = await lockHuman(tx, claim.humanId);
  if (human.state !== 'ACTIVE') throw illegalMove('human', human.state);
  const record = await lockRecord(tx, claim.studentId);
  await moveClaim(tx, context, id, { move: 'accept' });
  if (record.humanId && record.humanId !== human.id) throw new Refusal(409, 'STUDENT_TAKEN');
  const former = await formerStudyOf(tx, human.id, record, 'STUDY_GOES_ON');
  await confirmIdentity(tx, context, human, humanVersion);
  const seen = { ...record, version: studentVersion };
  await linkStudy(tx, context, { humanId: human.id, record: seen, former });
  await refuseOthers(tx, context, id, record.id);
}
