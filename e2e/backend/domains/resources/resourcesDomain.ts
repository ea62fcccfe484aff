import type { Domain } from '../../platform/Domain';
import type * as directories from '@campus/shared/contract/resources/calls';
import { gt, sql, and, eq } from 'drizzle-orm';
import type { Handlers, Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { studentStatuses, mobileVersions, cities, eduOrgs } from './resourceTables';
import { serviceWorks } from '../../platform/http/serviceWorkTables';
import type * as contract from '@campus/shared/contract/resources/calls';
import { containing } from '../../platform/database/conditions';
import { resourceHandlers } from './resourceHandlers';
import type { DomainTexts } from '../../platform/messages/DomainTexts';

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
    .orderBy(sql`${name}->>'ru' collate "und-x-icu"`, eduOrgs.id);
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
    LANGUAGE_TAKEN: { ru: 'Такой язык уже есть.', en: 'This language is there already.' },
    PLACEHOLDERS: {
      ru: 'Подстановки в тексте «{mnemonic}» не те же, что в русском: {expected}. Исправьте текст.',
      en: 'The placeholders of “{mnemonic}” are not those of the Russian text: {expected}. Correct the text.',
    },
    DUPLICATE_ITEM: {
      ru: 'Текст «{mnemonic}» встречается дважды. Оставьте один.',
      en: 'The text “{mnemonic}” is there twice. Leave one of them.',
    },
    MNEMONIC_FORMAT: {
      ru: 'Ключ начинается со строчной латинской буквы, части отделяются точкой, дефисом или подчёркиванием.',
      en: 'A key begins with a small Latin letter; its parts are divided by a full stop, a hyphen or an underscore.',
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
} satisfies Domain;
