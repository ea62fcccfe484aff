import { arrayContains, and, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { LockableField } from '@campus/shared/contract/partners/requests';
import { system } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { countRows } from '../../platform/database/countRows';
import { enqueue } from '../../platform/jobs/enqueue';
import type { JobKind } from '../../platform/jobs/JobHandler';
import type { LocalText } from '../../platform/messages/inLanguage';
import { diffOf } from '../../platform/audit/diffOf';
import { cities } from '../resources/resourceTables';
import { partners, partnersToCities, partnerCategories } from './partnerTables';
import {
  type DirectoryPage,
  directoryRow,
  identifiedRow,
  type DirectoryPartner,
} from './directoryPage';
import { recordSync } from './lastSync';
import { offerColumns } from './offerColumns';
import { replaceCities } from './replaceCities';

type Partner = typeof partners.$inferSelect;

/** A partner that we have, with its cities. */
type KnownPartner = Partner & { cityIds: string[] };

interface Told {
  row: DirectoryPartner;
  categoryId: string;
  cityIds: string[];
}

const lockOf: Record<string, LockableField> = {
  categoryId: 'category',
  cityIds: 'cities',
  discountType: 'discount',
  discountValue: 'discount',
};

async function create(tx: Database, { row, categoryId, cityIds }: Told) {
  const columns = { ...offerColumns(row), categoryId, externalId: row.id };
  const [created] = await tx.insert(partners).values(columns).returning();
  const { id } = assertDefined(created);
  await replaceCities(tx, id, cityIds);
  await recordLog(tx, system, { action: 'partner.create', entity: { type: 'partner', id } });
  return 'created' as const;
}

/** What the directory changes: nothing that staff have locked. */
function changesOf(before: KnownPartner, { row, categoryId, cityIds }: Told) {
  const told = { ...offerColumns(row), isActive: true, categoryId, cityIds: [...cityIds].sort() };
  const locked = new Set(before.lockedFields);
  const free = Object.entries(told).filter(([name]) => !locked.has(lockOf[name] ?? name));
  return diffOf({ ...before, cityIds: [...before.cityIds].sort() }, Object.fromEntries(free));
}

async function update(tx: Database, before: KnownPartner, told: Told) {
  const diff = changesOf(before, told);
  const changes = Object.entries(diff).map(([name, { to }]) => [name, to] as const);
  if (changes.length === 0) return 'kept' as const;
  const { cityIds, ...columns } = Object.fromEntries(changes);
  await tx
    .update(partners)
    .set({ ...columns, version: sql`${partners.version} + 1` })
    .where(eq(partners.id, before.id));
  if (cityIds) await replaceCities(tx, before.id, told.cityIds);
  const entity = { type: 'partner', id: before.id };
  await recordLog(tx, system, { action: 'partner.pull', entity, diff });
  return 'updated' as const;
}

/** Makes a partner what the directory tells of it. */
export const savePartner = (tx: Database, before: KnownPartner | undefined, told: Told) =>
  before ? update(tx, before, told) : create(tx, told);

interface City {
  name: LocalText;
  region: LocalText;
}

const keyOf = ({ name, region }: City) => `${name.ru}\n${region.ru}`;

/** The ids of cities by name and region; those that we do not know yet are added. */
async function findCities(tx: Database, rows: DirectoryPartner[]) {
  const wanted = new Map(rows.flatMap((row) => row.cities).map((city) => [keyOf(city), city]));
  const names = [...wanted.values()].map(({ name }) => name.ru);
  const known = await tx
    .select()
    .from(cities)
    .where(inArray(sql`${cities.name}->>'ru'`, names));
  for (const city of known) wanted.delete(keyOf(city));
  const added = wanted.size
    ? await tx
        .insert(cities)
        .values([...wanted.values()])
        .returning()
    : [];
  return new Map([...known, ...added].map((city) => [keyOf(city), city.id]));
}

/** The ids of categories by the directory's own; their names follow the directory. */
async function findCategories(tx: Database, rows: DirectoryPartner[]) {
  const wanted = new Map(rows.map(({ category }) => [category.id, category.name]));
  const saved = await tx
    .insert(partnerCategories)
    .values([...wanted].map(([externalId, name]) => ({ externalId, name })))
    .onConflictDoUpdate({
      target: partnerCategories.externalId,
      set: { name: sql`excluded.name` },
    })
    .returning();
  return new Map(saved.map(({ externalId, id }) => [externalId, id]));
}

/** Finds or makes what the partners of a page refer to. */
export async function findPlaces(tx: Database, rows: DirectoryPartner[]) {
  const cityIds = await findCities(tx, rows);
  const categoryIds = await findCategories(tx, rows);
  return {
    categoryOf: ({ category }: DirectoryPartner) => categoryIds.get(category.id),
    citiesOf: ({ cities: named }: DirectoryPartner) =>
      [...new Set(named.map((city) => cityIds.get(keyOf(city))))].filter((id) => id !== undefined),
  };
}

interface ReadRows {
  rows: DirectoryPartner[];
  /** Ids of partners that the directory has, though it describes them badly. */
  brokenIds: string[];
  /** Rows that do not say which partner they are. */
  unnamed: number;
  skipped: number;
}

/** Sorts the good rows of a page from the bad; of two with one id the first is taken. */
function readRows(items: unknown[]): ReadRows {
  const rows = new Map<string, DirectoryPartner>();
  const brokenIds: string[] = [];
  let unnamed = 0;
  for (const item of items) {
    const row = directoryRow.safeParse(item);
    const named = identifiedRow.safeParse(item);
    if (row.success && !rows.has(row.data.id)) rows.set(row.data.id, row.data);
    else if (!row.success && named.success) brokenIds.push(named.data.id);
    else if (!row.success) unnamed += 1;
  }
  return { rows: [...rows.values()], brokenIds, unnamed, skipped: items.length - rows.size };
}

/** How far a run has come: each page is a job of its own, which asks for the next. */
export interface PartnerSync {
  startedAt: string;
  page: number;
  created: number;
  updated: number;
  skipped: number;
  /** Good rows so far. */
  seen: number;
  /** Rows so far that may be anybody’s; a run that an earlier release began does not say. */
  unnamed?: number;
}

async function findKnown(tx: Database, externalIds: string[]) {
  const cityIds = sql<string[]>`array(select ${partnersToCities.cityId}::text
    from ${partnersToCities} where ${partnersToCities.partnerId} = ${partners.id})`;
  const rows = await tx
    .select({ partner: partners, cityIds })
    .from(partners)
    .where(inArray(partners.externalId, externalIds))
    .for('update');
  const known = rows.map(({ partner, cityIds }): KnownPartner => ({ ...partner, cityIds }));
  return new Map(known.map((partner) => [partner.externalId, partner]));
}

async function saveRows(tx: Database, { rows }: ReadRows) {
  const counts = { created: 0, updated: 0, kept: 0 };
  if (rows.length === 0) return counts;
  const known = await findKnown(
    tx,
    rows.map(({ id }) => id),
  );
  const places = await findPlaces(tx, rows);
  for (const row of rows) {
    const categoryId = assertDefined(places.categoryOf(row));
    const told = { row, categoryId, cityIds: places.citiesOf(row) };
    counts[await savePartner(tx, known.get(row.id), told)] += 1;
  }
  return counts;
}

/**
 * Marks whom the directory has, without a trace in `updatedAt`: nothing about them changed. A run that
 * goes on late does not take back the mark of a newer one, which would hide them.
 */
async function touch(tx: Database, externalIds: string[], startedAt: Date) {
  if (externalIds.length === 0) return;
  const newer = sql`greatest(${partners.syncedAt}, ${startedAt.toISOString()}::timestamptz)`;
  await tx
    .update(partners)
    .set({ syncedAt: newer, updatedAt: sql`${partners.updatedAt}` })
    .where(inArray(partners.externalId, externalIds));
}

const isGone = (startedAt: Date) =>
  and(
    eq(partners.isActive, true),
    not(arrayContains(partners.lockedFields, ['isActive'])),
    or(isNull(partners.syncedAt), lt(partners.syncedAt, startedAt)),
  );

async function hideGone(tx: Database, startedAt: Date) {
  const hidden = await tx
    .update(partners)
    .set({ isActive: false, version: sql`${partners.version} + 1` })
    .where(isGone(startedAt))
    .returning({ id: partners.id });
  for (const { id } of hidden) {
    await recordLog(tx, system, {
      action: 'partner.pull',
      entity: { type: 'partner', id },
      diff: { isActive: { from: true, to: false } },
    });
  }
  return hidden.length;
}

const emptiness = ({ skipped }: PartnerSync) =>
  skipped > 0
    ? 'Not one row of the partner directory can be read'
    : 'The partner directory has no partners';

const nobodyHidden = 'Rows of the partner directory have no id, so that nobody is hidden';

/**
 * A directory that says nothing at all is ill, and no reason to hide everybody; and whom it does not
 * name may be in a row without an id.
 */
async function endOf(tx: Database, sync: PartnerSync) {
  const startedAt = new Date(sync.startedAt);
  if (sync.seen === 0) return { deactivated: 0, error: emptiness(sync) };
  const isKept = sync.unnamed && (await countRows(tx, partners, isGone(startedAt))) > 0;
  if (isKept) return { deactivated: 0, error: nobodyHidden };
  return { deactivated: await hideGone(tx, startedAt), error: null };
}

async function finish(tx: Database, sync: PartnerSync) {
  const { created, updated, skipped } = sync;
  await recordSync(tx, system, { created, updated, skipped, ...(await endOf(tx, sync)) });
}

async function savePage(tx: Database, sync: PartnerSync, { items, pages }: DirectoryPage) {
  const read = readRows(items);
  const { created, updated } = await saveRows(tx, read);
  const externalIds = [...read.rows.map(({ id }) => id), ...read.brokenIds];
  await touch(tx, externalIds, new Date(sync.startedAt));
  const done: PartnerSync = {
    ...sync,
    page: sync.page + 1,
    created: sync.created + created,
    updated: sync.updated + updated,
    skipped: sync.skipped + read.skipped,
    seen: sync.seen + read.rows.length,
    unnamed: (sync.unnamed ?? 0) + read.unnamed,
  };
  if (sync.page >= pages) return finish(tx, done);
  await enqueue(tx, 'partners.sync', done, { key: 'partners.sync' });
}

/** Pulls one page of the partner directory; a run that fails for good tells why. */
export const pullPartners: JobKind<'partners.sync'> = {
  async prepare(sync, { partnerDirectory }) {
    const page = await partnerDirectory.page(sync.page);
    return ({ db }) => savePage(db, sync, page);
  },
  retryAfter: [5, 60, 300],
  async onFailure({ created, updated, skipped }, { db }, { error, nextAttemptAt }) {
    if (nextAttemptAt) return;
    await recordSync(db, system, { created, updated, skipped, deactivated: 0, error });
  },
};
