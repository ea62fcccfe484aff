import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/resources/calls';
import { asc, desc } from 'drizzle-orm';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { countRows } from '../../platform/database/countRows';
import type { Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { languages } from './resourceTables';
import { translationHandlers } from './translationHandlers';

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

export const resourceHandlers = {
  createLanguage,
  ...translationHandlers,
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
} satisfies Partial<Handlers<typeof contract>>;
