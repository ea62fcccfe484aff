import type * as contract from '@campus/shared/contract/partners/calls';
import type { Partner } from '@campus/shared/contract/partners/calls';
import { eq, sql, inArray, isNull, and, type AnyColumn } from 'drizzle-orm';
import type { Domain } from '../../platform/Domain';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { nameColumn } from '../../platform/database/inNameOrder';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { limitUploads } from '../../platform/files/limitUploads';
import { prepareFile } from '../../platform/files/prepareFile';
import { setPicture } from '../../platform/files/setPicture';
import type { Handlers, Handler, Context } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { Refusal } from '../../platform/access/Refusal';
import { saveVersion } from '../../platform/states/saveVersion';
import type { Requester } from '../../platform/access/Requester';
import { containing } from '../../platform/database/conditions';
import { enqueue } from '../../platform/jobs/enqueue';
import { jobs } from '../../platform/jobs/jobTables';
import { notCounted } from '../../platform/limits/notCounted';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import { cities } from '../resources/resourceTables';
import type { PartnerDirectory } from './createPartnerDirectory';
import { pullPartners, type PartnerSync } from './pullPartners';
import type { Partners } from './seed/seedPartners';
import { partnerCategories, partners, partnersToCities } from './partnerTables';
import { seesAll } from './seesAll';
import { offerColumns } from './offerColumns';
import { filterPartners, isOnOffer, readPartners, selectPartners } from './readPartners';
import { replaceCities } from './replaceCities';
import { lastSync, syncEntity } from './lastSync';

const once = { max: 1, seconds: 300 };
const job = 'partners.sync';

/**
 * A slow run, or one that waits for its next attempt, is still going on when the next may start. It
 * goes no further: the new one would else be taken for what waits already, and what has changed since
 * on the pages behind it would not be read. The page that is being saved now is waited for first,
 * since it asks for the next.
 */
async function endEarlier(tx: Database) {
  const isGoingOn = and(eq(jobs.name, job), isNull(jobs.diedAt));
  await tx.select({ id: jobs.id }).from(jobs).where(isGoingOn).for('update');
  await tx.delete(jobs).where(isGoingOn);
}

const syncPartners: Handler<typeof contract.syncPartners> = async (_, context) => {
  const { db, limits, now, partnerDirectory } = context;
  if (!partnerDirectory.isConfigured) throw new Refusal(422, 'PARTNERS_UNSET');
  const { isAllowed, retryAfter } = await limits.hit(job, once);
  if (!isAllowed) throw tooManyRequests('PARTNERS_SOON', retryAfter);
  const startedAt = new Date(now()).toISOString();
  const begin = db.transaction(async (tx) => {
    const counts = { created: 0, updated: 0, skipped: 0, seen: 0 };
    await endEarlier(tx);
    await enqueue(tx, job, { startedAt, page: 1, ...counts }, { key: job });
    await recordLog(tx, context, { action: 'partner.sync.start', entity: syncEntity });
  });
  await begin.catch(notCounted(() => limits.forget(job)));
  return { startedAt, last: await lastSync(db) };
};

/** Finds a part of a name in either language. */
const isNamed = (name: AnyColumn, search: string | undefined) =>
  search
    ? sql`concat_ws(' ', ${name}->>'ru', ${name}->>'en') ilike ${containing(search)}`
    : undefined;

const listPartnerCities: Handler<typeof contract.listPartnerCities> = async (
  { query },
  { db, language, now },
) => {
  const onOffer = sql<number>`count(${partners.id}) filter (where ${isOnOffer(now())})::int`;
  const rows = await db
    .select({ id: cities.id, name: cities.name, region: cities.region, partners: onOffer })
    .from(cities)
    .leftJoin(partnersToCities, eq(partnersToCities.cityId, cities.id))
    .leftJoin(partners, eq(partners.id, partnersToCities.partnerId))
    .where(isNamed(cities.name, query.search))
    .groupBy(cities.id)
    .orderBy(nameColumn(cities.name, language), cities.id);
  return rows.map((row) => ({
    ...row,
    name: inLanguage(row.name, language),
    region: inLanguage(row.region, language),
  }));
};

/** One partner for this reader. @throws Refusal 404 */
async function findPartner(context: Context<Requester | null>, id: string): Promise<Partner> {
  const { db, visitor, now } = context;
  const visible = seesAll(visitor) ? undefined : isOnOffer(now());
  const rows = await selectPartners(db).where(and(eq(partners.id, id), visible));
  const [found] = await readPartners(rows, context);
  if (!found) throw new Refusal(404, 'NOT_FOUND');
  return found;
}

const unknown = (field: string) =>
  new Refusal(422, 'REFERENCE_UNKNOWN', { fields: { [field]: 'REFERENCE_UNKNOWN' } });

async function assertKnown(tx: Database, categoryId: string, cityIds: string[]) {
  const categories = await countRows(tx, partnerCategories, eq(partnerCategories.id, categoryId));
  if (categories === 0) throw unknown('categoryId');
  const found = await countRows(tx, cities, inArray(cities.id, cityIds));
  if (found < cityIds.length) throw unknown('cityIds');
}

const updatePartner: Handler<typeof contract.updatePartner> = async (
  { params: { id }, body },
  context,
) => {
  const { version, categoryId, isActive, lockedFields } = body;
  const fields = { ...offerColumns(body), categoryId, isActive, lockedFields };
  const wanted = [...new Set(body.cityIds)].sort();
  await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(partners).where(eq(partners.id, id)).for('update');
    if (!before) throw new Refusal(404, 'NOT_FOUND');
    await assertKnown(tx, categoryId, wanted);
    const after = await saveVersion(tx, partners, { id, version }, fields);
    const earlier = await replaceCities(tx, id, wanted);
    await recordLog(tx, context, {
      action: 'partner.update',
      entity: { type: 'partner', id },
      diff: diffOf({ ...before, cityIds: earlier }, { ...after, cityIds: wanted }),
    });
  });
  return findPartner(context, id);
};

const setPartnerLogo: Handler<typeof contract.setPartnerLogo> = async (
  { params: { id }, file },
  context,
) => {
  // An unknown partner is refused before its logo is looked at.
  await findPartner(context, id);
  await limitUploads(context);
  const prepared = await prepareFile(file, 'partner-logo', context);
  await setPicture(context, prepared, {
    table: partners,
    column: partners.logoId,
    field: 'logoId',
    type: 'partner',
    id,
  });
  return findPartner(context, id);
};

const { id, name } = partnerCategories;

const listPartnerCategories: Handler<typeof contract.listPartnerCategories> = async (
  { query },
  { db, language, now },
) => {
  const onOffer = sql<number>`count(${partners.id}) filter (where ${isOnOffer(now())})::int`;
  const rows = await db
    .select({ id, name, partners: onOffer })
    .from(partnerCategories)
    .leftJoin(partners, eq(partners.categoryId, id))
    .where(isNamed(name, query.search))
    .groupBy(id)
    .orderBy(nameColumn(name, language), id);
  return rows.map((row) => ({ ...row, name: inLanguage(row.name, language) }));
};

const partnerHandlers: Handlers<typeof contract> = {
  filterPartners,
  listPartnerCategories,
  listPartnerCities,
  setPartnerLogo,
  getPartnerDirectory: async (_, { db, partnerDirectory }) => ({
    isConnected: partnerDirectory.isConfigured,
    last: await lastSync(db),
  }),
  syncPartners,
  updatePartner,

  getPartner: ({ params }, context) => findPartner(context, params.id),
};

const partnerTexts = {
  refusals: {
    PARTNERS_UNSET: {
      ru: 'Справочник партнёров не подключён: его адрес указывают в настройках сервера.',
      en: 'No partner directory is connected: its address is set on the server.',
    },
    PARTNERS_SOON: {
      ru: 'Синхронизация уже запускалась. Следующую можно начать через {minutes} мин.',
      en: 'Synchronisation was started recently. The next one can start in {minutes} min.',
    },
    DISCOUNT_PERCENT: {
      ru: 'Скидка в процентах — число от 1 до 100.',
      en: 'Enter a percentage from 1 to 100.',
    },
    DISCOUNT_AMOUNT: {
      ru: 'Введите размер скидки в копейках.',
      en: 'Enter the discount in kopecks.',
    },
    DISCOUNT_GIFT: {
      ru: 'У подарка нет размера скидки. Очистите это поле.',
      en: 'A gift has no discount amount. Clear this field.',
    },
  },
  fieldNames: {
    categoryId: { ru: 'Категория', en: 'Category' },
    cityIds: { ru: 'Города', en: 'Cities' },
    discountType: { ru: 'Вид выгоды', en: 'Benefit type' },
    discountValue: { ru: 'Размер скидки', en: 'Discount' },
    lockedFields: { ru: 'Закреплённые поля', en: 'Locked fields' },
    promoCode: { ru: 'Промокод', en: 'Promo code' },
    'terms.en': { ru: 'Условия (англ.)', en: 'Terms (English)' },
    'terms.ru': { ru: 'Условия', en: 'Terms' },
    validFrom: { ru: 'Действует с', en: 'Valid from' },
    validTo: { ru: 'Действует до', en: 'Valid until' },
    website: { ru: 'Сайт', en: 'Website' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    partners: typeof partnerTexts;
  }
}

export const partnersDomain = {
  handlers: partnerHandlers,
  jobs: { 'partners.sync': pullPartners },
  texts: partnerTexts,

  demo: {
    partners: {
      after: ['education'],
      async fill(context, { education }) {
        const { seedPartners } = await import('./seed/seedPartners');
        return seedPartners(context, education);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'partners.sync': PartnerSync;
  }
}

declare module '../../platform/Services' {
  interface Services {
    partnerDirectory: PartnerDirectory;
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    partners: Partners;
  }
}
