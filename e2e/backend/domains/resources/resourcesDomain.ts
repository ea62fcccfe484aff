import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/resources/calls';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { containing } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import { nameColumn } from '../../platform/database/inNameOrder';
import type { Domain } from '../../platform/Domain';
import type { Handler, Handlers } from '../../platform/Handler';
import { serviceWorks } from '../../platform/http/serviceWorkTables';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { inLanguage } from '../../platform/messages/inLanguage';
import { cities, eduOrgs, languages, mobileVersions, studentStatuses } from './resourceTables';
import type { Education } from './seed/seedEducation';
import type { seedStatuses } from './seed/seedStatuses';
import { translationHandlers } from './translationHandlers';

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
    .orderBy(nameColumn(name, language), eduOrgs.id);
  return rows.map(({ org, city }) => ({
    ...org,
    name: inLanguage(org.name, language),
    shortName: inLanguage(org.shortName, language),
    city: city && { id: city.id, name: inLanguage(city.name, language) },
  }));
};

const sentences: Record<LanguageKey, (day: string, sum: string) => string> = {
  ru: (day, sum) => `Проверка языка: сегодня ${day}, на счёте ${sum}.`,
  en: (day, sum) => `Language check: today is ${day}, the balance is ${sum}.`,
};

/** Shows how words, dates and money look in the language that the request asked for. */
const probeLocale: Handler<typeof contract.probeLocale> = async (_, { language: locale, now }) => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Moscow' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'RUB' });
  return { locale, sample: sentences[locale](date.format(now()), money.format(12_345.67)) };
};

const createLanguage: Handler<typeof contract.createLanguage> = ({ body }, context) =>
  context.db.transaction(async (tx) => {
    const [row] = await tx.insert(languages).values(body).onConflictDoNothing().returning();
    if (!row) throw new Refusal(409, 'LANGUAGE_TAKEN', { fields: { key: 'LANGUAGE_TAKEN' } });
    const entity = { type: 'language', id: row.id };
    await recordLog(tx, context, { action: 'language.create', entity, diff: diffOf({}, row) });
    return row;
  });

const resourceHandlers = {
  ...translationHandlers,
  createLanguage,
  listEduOrgs,
  probeLocale,

  async listLanguages({ query: { skip, size, ...order } }, { db }) {
    const direction = order.asc ? asc : desc;
    const items = await db
      .select()
      .from(languages)
      .orderBy(desc(languages.isDefault), direction(languages.createdAt), languages.id)
      .limit(size)
      .offset(skip);
    return { items, total: await countRows(db, languages, undefined), skip, size };
  },

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
} satisfies Partial<Handlers<typeof contract>>;

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
  handlers: resourceHandlers,
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
