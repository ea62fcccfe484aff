import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq } from 'drizzle-orm';
import { eskCards } from '../cards/cardTables';
import { liveCardOf } from '../cards/liveCardOf';
import { newestCards } from '../cards/newestCards';
import type { Database } from '../../platform/database/Database';
import type { Context } from '../../platform/Handler';
import { maskDocuments } from '../people/maskDocuments';
import { inLanguage } from '../../platform/messages/inLanguage';
import { Refusal } from '../../platform/access/Refusal';
import { applications } from './applicationTables';
import { payments } from '../payments/paymentTables';
import { isVisible } from '../payments/selectPayments';
import { photoUrlOf } from '../accounts/photoUrlOf';
import { students, type humans } from '../accounts/humanTables';
import { selectStudents } from '../accounts/toStudent';
import { users } from '../accounts/userTables';
import { scopeOf } from '../../platform/access/hasRole';
import type { StaffMember } from '../../platform/access/Requester';
import { askedFor } from './askedFor';
import { applicationFiles } from './applicationFiles';
import type { Snapshot } from './snapshotOf';
import { isSeenIn } from './isSeenIn';
import { selectApplications, toApplicationItem } from './toApplicationItem';

type Application = typeof applications.$inferSelect;
type Human = typeof humans.$inferSelect;
type Study = Awaited<ReturnType<typeof selectStudents>>[number];

async function applicantOf(db: Database, human: Human, study: Study | undefined) {
  const card = (await newestCards(db, [human.id])).get(human.id) ?? null;
  const cards = await db.select().from(eskCards).where(eq(eskCards.humanId, human.id));
  return {
    ...human,
    ...maskDocuments(human),
    photoUrl: await photoUrlOf(db, human),
    card,
    isStudying: study?.status.isStudying ?? false,
    hasStandingCard: liveCardOf(cards).standing !== undefined,
  };
}

/** An organisation that the person has left learns no more of them than the application told it. */
const formerApplicant = ({ identityStatus }: Human, { birthDate }: Snapshot) => ({
  ...{ birthDate, identityStatus, photoUrl: null, card: null },
  ...{ snils: null, inn: null, passport: null },
});

/** Who decided, and which register pays; nobody is led to one that they may not see. */
async function consequencesOf(
  db: Database,
  { decidedById, paymentId }: Application,
  scope: string | undefined,
) {
  const [user] = decidedById ? await db.select().from(users).where(eq(users.id, decidedById)) : [];
  const [payment] = paymentId
    ? await db
        .select()
        .from(payments)
        .where(and(eq(payments.id, paymentId), isVisible(scope)))
    : [];
  const decidedBy = user ? { id: user.id, name: `${user.lastName} ${user.firstName}` } : null;
  return { decidedBy, payment: payment ?? null };
}

const inWordsOf = (language: LanguageKey, snapshot: Snapshot) => ({
  ...snapshot,
  eduOrg: inLanguage(snapshot.eduOrg, language),
  program: inLanguage(snapshot.program, language),
  status: inLanguage(snapshot.status, language),
});

/** One application as staff see it; of another organisation it does not exist for its operator. */
export async function readApplication(
  id: string,
  { db, visitor, language, now }: Context<StaffMember>,
) {
  const scope = scopeOf(visitor);
  const visible = scope ? isSeenIn(scope) : undefined;
  const [row] = await selectApplications(db).where(and(eq(applications.id, id), visible));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  const { application, human } = row;
  const snapshot = application.studentSnapshot as Snapshot;
  const [study] = await selectStudents(db).where(eq(students.humanId, human.id));
  const hasLeft = scope !== undefined && study?.student.eduOrgId !== scope;
  return {
    ...toApplicationItem(row, language, now()),
    asked: (await askedFor(db, [application], language))(application),
    files: (await applicationFiles(db, [id])).get(id) ?? [],
    studentSnapshot: inWordsOf(language, snapshot),
    applicant: hasLeft ? formerApplicant(human, snapshot) : await applicantOf(db, human, study),
    ...(await consequencesOf(db, application, scope)),
  };
}
