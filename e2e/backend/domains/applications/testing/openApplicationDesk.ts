import {
  applyForCard,
  applyForCreditGrant,
  applyForExtraGrant,
  approveApplication,
  cancelApplication,
  rejectApplication,
} from '@campus/shared/contract/applications/calls';
import { snilsControl } from '@campus/shared/contract/checksums';
import type { ApplicationType } from '@campus/shared/contract/applications/machine';
import { and, desc, eq, asc } from 'drizzle-orm';
import { randomUUID, randomInt } from 'node:crypto';
import { createCardNumber } from '../../cards/issueCard';
import { assertDefined } from '../../../platform/database/assertDefined';
import { eskCards } from '../../cards/cardTables';
import { programs, studentStatuses, languages } from '../../resources/resourceTables';
import { mediaFiles } from '../../../platform/files/fileTables';
import { humans, students } from '../../accounts/humanTables';
import { consents } from '../../support/supportTables';
import { consentVersion } from '../../support/consentVersion';
import { startTestBackend, type TestBackend } from '../../../testing/startTestBackend';
import { tokensOf } from '../../../testing/tokensOf';

/** A СНИЛС with a right control number that nobody else has. */
export function anySnils() {
  const nine = String(randomInt(200_000_000, 999_999_999));
  return nine + snilsControl(nine);
}

type NewHuman = Partial<typeof humans.$inferInsert>;

/** Names and documents in order; every person has a СНИЛС of their own. */
export const identified = (change: NewHuman = {}): NewHuman => ({
  lastName: 'Тестовая',
  firstName: 'Участница',
  birthDate: '2005-03-14',
  gender: 'F',
  citizenship: 'RU',
  snils: anySnils(),
  identityStatus: 'FILLED',
  ...change,
});

/** A signed-in participant who has given nothing but an e-mail, unless more is said. */
export async function addHuman({ db, services }: TestBackend, change: NewHuman = {}) {
  const [language] = await db.select().from(languages).limit(1);
  const email = `${randomUUID()}@example.test`;
  const [row] = await db
    .insert(humans)
    .values({ email, languageId: assertDefined(language).id, ...change })
    .returning();
  const human = assertDefined(row);
  return { ...human, token: await services.sessions.open('HUMAN', human.id, { ip: '127.0.0.1' }) };
}

/** The row of a photograph; there are no bytes behind it. */
export async function addPhoto({ db }: TestBackend, subjectId: string) {
  const [photo] = await db
    .insert(mediaFiles)
    .values({
      bucket: 'human-photo',
      fileName: `${randomUUID()}.jpg`,
      originalName: 'me.jpg',
      mime: 'image/jpeg',
      size: 1,
      sha256: '0',
      subjectId,
    })
    .returning();
  return assertDefined(photo).id;
}

type NewRecord = Partial<typeof students.$inferInsert>;

/** A record of study that goes on; nobody's, unless more is said. */
export async function addRecord({ db }: TestBackend, change: NewRecord = {}) {
  const [like] = await db
    .select({ student: students })
    .from(students)
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(eq(studentStatuses.key, 'ENROLLED'))
    .orderBy(asc(students.nsiId))
    .limit(1);
  const nobody = {
    humanId: null,
    lastName: null,
    firstName: null,
    middleName: null,
    birthDate: null,
    snils: null,
  };
  const unique = { id: randomUUID(), nsiId: randomUUID(), recordBook: randomUUID().slice(0, 12) };
  const [record] = await db
    .insert(students)
    .values({ ...assertDefined(like).student, ...nobody, ...unique, ...change })
    .returning();
  return assertDefined(record);
}

/** A record of study that knows of a person what he or she has told, unless it says otherwise. */
export const addRecordOf = (
  backend: TestBackend,
  { lastName, firstName, birthDate, snils }: typeof humans.$inferSelect,
  change: NewRecord = {},
) => addRecord(backend, { lastName, firstName, birthDate, snils, ...change });

type Card = typeof eskCards.$inferInsert;

/** A verified student of whom the organisation may learn, with a photograph, and with a card if its state is given. */
export async function addStudent(backend: TestBackend, card?: Partial<Card>) {
  const { db } = backend;
  const human = await addHuman(backend, identified({ identityStatus: 'VERIFIED' }));
  const photoId = await addPhoto(backend, human.id);
  await db.update(humans).set({ photoId }).where(eq(humans.id, human.id));
  const agreed = { humanId: human.id, textVersion: consentVersion, ip: '127.0.0.1' };
  await db.insert(consents).values([
    { ...agreed, type: 'PD' },
    { ...agreed, type: 'PD_SHARE' },
  ]);
  const record = await addRecord(backend, { humanId: human.id });
  return { ...human, photoId, record, card: card && (await addCard(backend, human.id, card)) };
}

export async function addCard({ db }: TestBackend, humanId: string, card: Partial<Card> = {}) {
  const known = { humanId, number: createCardNumber(), kind: 'DIGITAL', status: 'ACTIVE' } as const;
  const [row] = await db
    .insert(eskCards)
    .values({ ...known, ...card })
    .returning();
  return assertDefined(row);
}

/** A backend, the people who decide on applications, and students who apply. */
export async function openApplicationDesk() {
  const backend = await startTestBackend();
  const { db } = backend;
  const tokens = await tokensOf(backend, 'admin', 'support', 'payments', 'audit', 'edu');

  /** The terms of a credit for a programme of the organisation. */
  async function credit(eduOrgId: string, change: object = {}) {
    const own = and(eq(programs.eduOrgId, eduOrgId), eq(programs.grantEligible, true));
    const [program] = await db.select().from(programs).where(own);
    return {
      programId: assertDefined(program).id,
      semester: '2026-1',
      bank: 'Примерный банк',
      contractNumber: '12-34/56',
      contractDate: '2026-01-15',
      creditAmount: 30_000_000,
      accountMask: '4821',
      ...change,
    };
  }

  async function apply(type: ApplicationType, token: string, eduOrgId: string) {
    if (type === 'ESK_CARD') return backend.send(applyForCard, { token });
    if (type === 'EXTRA_GRANT') return backend.send(applyForExtraGrant, { token });
    return backend.send(applyForCreditGrant, { token, body: await credit(eduOrgId) });
  }

  return {
    backend,
    tokens,
    credit,
    apply,

    /** A student who may apply, with a new application of the type. */
    async addApplication(type: ApplicationType) {
      const card = type === 'ESK_CARD' ? undefined : ({ status: 'ACTIVE' } as const);
      const student = await addStudent(backend, card);
      const { body } = await apply(type, student.token, student.record.eduOrgId);
      return { student, id: body.id, application: body };
    },

    approve: (id: string, token = tokens.admin, body = {}) =>
      backend.send(approveApplication, { token, params: { id }, body }),

    reject: (id: string, token = tokens.admin, reason = 'Фотография не подходит') =>
      backend.send(rejectApplication, { token, params: { id }, body: { reason } }),

    cancel: (id: string, token: string) =>
      backend.send(cancelApplication, { token, params: { id } }),

    /** Newest first. */
    cardsOf: (humanId: string) =>
      db
        .select()
        .from(eskCards)
        .where(eq(eskCards.humanId, humanId))
        .orderBy(desc(eskCards.createdAt)),
  };
}
