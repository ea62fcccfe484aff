import { eq, lte } from 'drizzle-orm';
import type * as contract from '@campus/shared/contract/people/calls';
import type { Domain } from '../../platform/Domain';
import { createDrafts } from '../../platform/database/createDrafts';
import type { Handler, Handlers } from '../../platform/Handler';
import type { Services } from '../../platform/Services';
import { inLanguage, type LocalText } from '../../platform/messages/inLanguage';
import type { Mail } from '../../platform/mail/Mailer';
import { students } from '../accounts/humanTables';
import { eduOrgs } from '../resources/resourceTables';
import { emailChangeHandlers } from './emailChangeHandlers';
import { humanHandlers } from './humanHandlers';
import { participantHandlers } from './participantHandlers';
import { emailChanges, formDrafts, studentClaims } from './peopleTables';
import { peopleTexts } from './peopleTexts';
import { studentClaimHandlers } from './studentClaimHandlers';
import { studentHandlers } from './studentHandlers';

interface Letter {
  to: string;
  organisation: LocalText;
  isLinked: boolean;
}

const outcomes = {
  ru: {
    linked: 'Данные и номер совпали, поэтому запись связана с этой учётной записью.',
    asked: 'Пока ничего не изменилось: сначала сотрудники сравнят данные.',
  },
  en: {
    linked: 'The details and a number match, so the record is linked to that account.',
    asked: 'Nothing has changed yet: staff will compare the details first.',
  },
};

/** In both languages: nobody has told which one the owner of the address reads. No name is given. */
function studentClaimMail({ to, organisation, isLinked }: Letter): Mail {
  const outcome = isLinked ? 'linked' : 'asked';
  return {
    to,
    subject: 'Ваша запись об учёбе в «Кампусе» / Your study record in Campus',
    text: `Здравствуйте!

Кто-то с учётной записью в «Кампусе» сообщил, что запись об учёбе, где указан этот адрес, — его. Учебное заведение: ${inLanguage(organisation, 'ru')}. ${outcomes.ru[outcome]}

Если это были вы, ничего делать не нужно. Если нет, сразу напишите в поддержку «Кампуса» или сообщите в деканат: сотрудники проверят запись и снимут связь.

«Кампус»

—

Hello,

Someone with a Campus account said that the study record with this address is theirs. Organisation: ${inLanguage(organisation, 'en')}. ${outcomes.en[outcome]}

If this was you, you do not need to do anything. If not, contact Campus support straight away, or tell your organisation’s office: staff will check the record and unlink it.

Campus`,
    link: { label: 'Написать в поддержку / Contact support', path: '/help/new' },
  };
}

interface Event {
  studentId: string;
  isLinked: boolean;
}

/** Tells the address that the organisation knows: whoever claims the record may be a stranger. */
async function mailClaim({ studentId, isLinked }: Event, { db, mailer }: Services) {
  const [row] = await db
    .select({ email: students.email, organisation: eduOrgs.name })
    .from(students)
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .where(eq(students.id, studentId));
  if (!row?.email) return;
  await mailer.send(studentClaimMail({ to: row.email, organisation: row.organisation, isLinked }));
}

/** They may hold the number of a passport. */
export const draftsOfForms = createDrafts(formDrafts, 'humanId', 'form');

/** What nobody has sent or confirmed in time still names somebody. */
async function sweep(_: object, { db, now }: Pick<Services, 'db' | 'now'>) {
  await draftsOfForms.sweep(db, now());
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, new Date(now())));
}

const getFormDraft: Handler<typeof contract.getFormDraft> = async (
  { params: { form } },
  { db, visitor },
) => {
  const isOwn = draftsOfForms.isOf({ humanId: visitor.id, form });
  const [draft] = await db.select().from(formDrafts).where(isOwn);
  return draft ? { values: draft.values, savedAt: draft.savedAt.toISOString() } : null;
};

const saveFormDraft: Handler<typeof contract.saveFormDraft> = async (
  { params: { form }, body: { values } },
  { db, visitor, now },
) => {
  const whose = { humanId: visitor.id, form };
  if (Object.keys(values).length === 0) await draftsOfForms.forget(db, whose);
  else await draftsOfForms.save(db, whose, { values, savedAt: new Date(now()) });
  return {};
};

const draftHandlers = { getFormDraft, saveFormDraft } satisfies Partial<Handlers<typeof contract>>;

export const peopleDomain = {
  handlers: {
    ...participantHandlers,
    ...studentHandlers,
    ...studentClaimHandlers,
    ...humanHandlers,
    ...emailChangeHandlers,
    ...draftHandlers,
  },
  jobs: {
    'student.mailClaim': { prepare: mailClaim },
    'drafts.sweep': { run: sweep, every: 86_400 },
  },
  texts: peopleTexts,

  async anonymise(tx, humanId) {
    // The record of the study is the university's: it may be claimed again.
    await tx.update(students).set({ humanId: null }).where(eq(students.humanId, humanId));
    await tx.delete(emailChanges).where(eq(emailChanges.humanId, humanId));
    await tx.delete(formDrafts).where(eq(formDrafts.humanId, humanId));
    await tx.delete(studentClaims).where(eq(studentClaims.humanId, humanId));
  },

  demo: {
    claims: {
      after: ['people', 'freeRecords'],
      async fill(context, { people, freeRecords }) {
        const { seedClaims } = await import('./seed/seedClaims');
        return seedClaims(context, people, freeRecords);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    claims: void;
  }
}

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'student.mailClaim': { studentId: string; isLinked: boolean };
    'drafts.sweep': object;
  }
}
