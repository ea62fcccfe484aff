import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  applicationMoves,
  type ApplicationStatus,
} from '@campus/shared/contract/applications/machine';
import { system } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Domain } from '../../platform/Domain';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { applicationHandlers } from './applicationHandlers';
import { applications } from './applicationTables';

const applicationTexts = {
  refusals: {
    CARD_NOT_ACTIVE: {
      ru: 'Заявку на выплату подают с действующей картой. Сначала получите карту.',
      en: 'You need an active card to apply for a payment. Get a card first.',
    },
    IDENTITY_NOT_VERIFIED: {
      ru: 'Сначала подтвердите личность: заполните данные и найдите себя в списке учебного заведения.',
      en: 'Confirm your identity first: fill in your details and find yourself in your organisation’s list.',
    },
    PHOTO_MISSING: {
      ru: 'Для карты нужно фото. Добавьте его в профиле.',
      en: 'A card needs a photo. Add one to your profile.',
    },
    PHOTO_CHANGED: {
      ru: 'Фото заявителя изменилось, пока вы смотрели заявку. Посмотрите на него ещё раз и решите.',
      en: 'The applicant’s photo has changed since you opened the application. Look at it again and decide.',
    },
    ISSUING_UNKNOWN: {
      ru: 'Так карту больше не выдают. Выберите другой способ.',
      en: 'Cards are no longer issued this way. Choose another way.',
    },
    PROGRAM_UNKNOWN: {
      ru: 'Такой программы в вашем учебном заведении нет. Выберите другую.',
      en: 'Your organisation has no such programme. Choose another one.',
    },
    PROGRAM_NOT_ELIGIBLE: {
      ru: 'На этой программе грант по кредиту не предусмотрен. Выберите другую.',
      en: 'Student loan grants are not available on this programme. Choose another one.',
    },
    APPLICATION_DUPLICATE: {
      ru: 'Такая заявка уже на рассмотрении. Дождитесь решения или отмените её.',
      en: 'You already have an application like this under review. Wait for the decision or cancel it.',
    },
    ACCOUNT_MASK_FORMAT: {
      ru: 'Введите последние четыре цифры счёта.',
      en: 'Enter the last four digits of the account.',
    },
  },
  fieldNames: {
    accountMask: { ru: 'Счёт', en: 'Account' },
    bank: { ru: 'Банк', en: 'Bank' },
    contractDate: { ru: 'Дата договора', en: 'Contract date' },
    contractNumber: { ru: 'Номер договора', en: 'Contract number' },
    creditAmount: { ru: 'Сумма кредита', en: 'Loan amount' },
    issuingId: { ru: 'Способ выдачи', en: 'How to get it' },
    programId: { ru: 'Программа', en: 'Programme' },
    semester: { ru: 'Семестр', en: 'Semester' },
  },
  states: {
    application: {
      ru: {
        NEW: 'Заявка ещё на рассмотрении.',
        APPROVED: 'Заявка уже одобрена.',
        REJECTED: 'Заявка уже отклонена.',
        CANCELLED: 'Заявка уже отменена.',
      },
      en: {
        NEW: 'The application is still under review.',
        APPROVED: 'The application is already approved.',
        REJECTED: 'The application is already rejected.',
        CANCELLED: 'The application is already cancelled.',
      },
    },
  },
} satisfies DomainTexts<{ application: ApplicationStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    applications: typeof applicationTexts;
  }
}

const nobody = JSON.stringify({
  lastName: null,
  firstName: null,
  middleName: null,
  birthDate: null,
  recordBook: null,
});

/** Whoever is gone can be given nothing: what nobody has decided on would wait for ever. */
async function cancelWaiting(tx: Database, owner: string) {
  const { id, humanId, status, version } = applications;
  const { from, to } = applicationMoves.cancel;
  const cancelled = await tx
    .update(applications)
    .set({ status: to[0], decidedAt: sql`now()`, version: sql`${version} + 1` })
    .where(and(eq(humanId, owner), inArray(status, [...from])))
    .returning({ id });
  for (const row of cancelled) {
    await recordLog(tx, system, {
      action: 'application.cancel',
      entity: { type: 'application', id: row.id },
      humanId: owner,
    });
  }
}

export const applicationsDomain = {
  handlers: applicationHandlers,
  texts: applicationTexts,

  /** What was decided stays; who applied and with which contract goes. */
  async anonymise(tx, humanId) {
    await cancelWaiting(tx, humanId);
    const { studentSnapshot, payload } = applications;
    await tx
      .update(applications)
      .set({
        studentSnapshot: sql`${studentSnapshot} || ${nobody}::jsonb`,
        payload: sql`${payload} - 'contractNumber' - 'accountMask'`,
      })
      .where(eq(applications.humanId, humanId));
  },

  demo: {
    applications: {
      after: ['people', 'staff', 'registers'],
      async fill(context, { people, staff, registers }) {
        const { seedApplications } = await import('./seed/seedApplications');
        return seedApplications(context, { people: people.students, staff, registers });
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    applications: void;
  }
}
