import type * as directories from '@campus/shared/contract/resources/calls';
import { gt, sql, and, eq } from 'drizzle-orm';
import type * as contract from '@campus/shared/contract/resources/calls';
import type { Domain } from '../../platform/Domain';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { inNameOrder } from '../../platform/database/inNameOrder';
import type { Handlers, Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { serviceWorks } from '../../platform/http/serviceWorkTables';
import { containing } from '../../platform/database/conditions';
import { resourceHandlers } from './resourceHandlers';
import type { Education } from './seed/seedEducation';
import type { seedStatuses } from './seed/seedStatuses';
import { studentStatuses, mobileVersions, cities, eduOrgs } from './resourceTables';

const { name, shortName } = eduOrgs;
const words = sql`concat_ws(' ', ${name}->>'ru', ${name}->>'en', ${shortName}->>'ru', ${shortName}->>'en')`;

const listEduOrgs: Handler<typeof contract.listEduOrgs> = async (
  { query: { search, cityId, isActive } },
  { db, language },
) => {
  const where = and(
    search ? sql`${words} ilike ${containing(search)}` : undefined,
    cityId ? eq(eduOrgs.cityId, cityId) : undefined,
    isActive === undefined ? undefined : eq(eduOrgs.isActive, isActive),
  );
  const rows = await db
    .select({ org: eduOrgs, city: cities })
    .from(eduOrgs)
    .leftJoin(cities, eq(cities.id, eduOrgs.cityId))
    .where(where)
    .orderBy(inNameOrder(sql`${name}->>'ru'`), eduOrgs.id);
  return rows.map(({ org, city }) => ({
    ...org,
    name: inLanguage(org.name, language),
    shortName: inLanguage(org.shortName, language),
    city: city && { id: city.id, name: inLanguage(city.name, language) },
  }));
};

const directoryHandlers = {
  listEduOrgs,

  async listServiceWorks(_, { db, language, now }) {
    const rows = await db
      .select()
      .from(serviceWorks)
      .where(gt(serviceWorks.endsAt, new Date(now())))
      .orderBy(serviceWorks.startsAt, serviceWorks.id);
    return rows.map((row) => ({
      ...row,
      title: inLanguage(row.title, language),
      text: inLanguage(row.text, language),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    }));
  },

  async listStudentStatuses(_, { db, language }) {
    const rows = await db.select().from(studentStatuses).orderBy(studentStatuses.key);
    return rows.map((row) => ({ ...row, name: inLanguage(row.name, language) }));
  },

  listMobileVersions: (_, { db }) =>
    db
      .select()
      .from(mobileVersions)
      .orderBy(sql`${mobileVersions.platform}`),
} satisfies Partial<Handlers<typeof directories>>;

const resourceTexts = {
  refusals: {
    LANGUAGE_TAKEN: { ru: 'Такой язык уже есть.', en: 'This language already exists.' },
    PLACEHOLDERS: {
      ru: 'Подстановки в тексте «{mnemonic}» должны быть такими: {expected}. Исправьте текст.',
      en: 'The placeholders in “{mnemonic}” have to be these: {expected}. Correct the text.',
    },
    PLURAL_FORM: {
      ru: 'В английском нет такой формы числа («{mnemonic}»): только _one и _other. Уберите эту строку.',
      en: 'English has no such plural form (“{mnemonic}”), only _one and _other. Remove this row.',
    },
    DUPLICATE_ITEM: {
      ru: 'Текст «{mnemonic}» встречается дважды. Оставьте один.',
      en: 'The text “{mnemonic}” appears twice. Keep one of them.',
    },
    MNEMONIC_FORMAT: {
      ru: 'Ключ начинается со строчной латинской буквы, части отделяются точкой, дефисом или подчёркиванием.',
      en: 'A key starts with a lower-case Latin letter; its parts are separated by a full stop, a hyphen or an underscore.',
    },
  },
  fieldNames: {
    languageId: { ru: 'Язык', en: 'Language' },
    mnemonic: { ru: 'Ключ', en: 'Key' },
    translation: { ru: 'Текст', en: 'Text' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    resources: typeof resourceTexts;
  }
}

export const resourcesDomain = {
  handlers: { ...resourceHandlers, ...directoryHandlers },
  texts: resourceTexts,

  reference: {
    languageIds: {
      async fill(context) {
        const { seedLanguages } = await import('./seed/seedLanguages');
        return seedLanguages(context);
      },
    },
    statuses: {
      // Draws its numbers after them.
      after: ['roles'],
      async fill(context) {
        const { seedStatuses } = await import('./seed/seedStatuses');
        return seedStatuses(context);
      },
    },
    mobileVersions: {
      async fill(context) {
        const { seedMobileVersions } = await import('./seed/seedMobileVersions');
        return seedMobileVersions(context);
      },
    },
  },

  demo: {
    serviceWorks: {
      async fill(context) {
        const { seedServiceWorks } = await import('./seed/seedServiceWorks');
        return seedServiceWorks(context);
      },
    },
    education: {
      async fill(context) {
        const { seedEducation } = await import('./seed/seedEducation');
        return seedEducation(context);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Reference {
    statuses: Awaited<ReturnType<typeof seedStatuses>>;
    mobileVersions: void;
  }

  interface Demo {
    education: Education;
  }
}
