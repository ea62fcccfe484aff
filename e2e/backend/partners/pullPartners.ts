import { arrayContains, and, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { system } from '../audit/Actor';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import { enqueue } from '../jobs/enqueue';
import type { JobKind } from '../jobs/JobHandler';
import { partners, partnersToCities } from '../schema/partners';
import type { DirectoryPage } from './directoryPage';
import { findPlaces } from './findPlaces';
import { recordSync } from './lastSync';
import { readRows, type ReadRows } from './readRows';
import { savePartner, type KnownPartner } from './savePartner';

/** How far a run has come: each page is a job of its own, which asks for the next. */
export interface PartnerSync {
  startedAt: string;
  page: number;
  created: number;
  updated: number;
  skipped: number;
  /** Good rows so far. */
  seen: number;
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
    const categoryId = existing(places.categoryOf(row));
    const told = { row, categoryId, cityIds: places.citiesOf(row) };
    counts[await savePartner(tx, known.get(row.id), told)] += 1;
  }
  return counts;
}

/** Marks whom the directory has, without a trace in `updatedAt`: nothing about them changed. */
async function touch(tx: Database, externalIds: string[], startedAt: Date) {
  if (externalIds.length === 0) return;
  await tx
    .update(partners)
    .set({ syncedAt: startedAt, updatedAt: sql`${partners.updatedAt}` })
    .where(inArray(partners.externalId, externalIds));
}

async function hideGone(tx: Database, startedAt: Date) {
  const hidden = await tx
    .update(partners)
    .set({ isActive: false, version: sql`${partners.version} + 1` })
    .where(
      and(
        eq(partners.isActive, true),
        not(arrayContains(partners.lockedFields, ['isActive'])),
        or(isNull(partners.syncedAt), lt(partners.syncedAt, startedAt)),
      ),
    )
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

/** A directory that says nothing at all is ill, and no reason to hide everybody. */
async function finish(tx: Database, { startedAt, created, updated, skipped, seen }: PartnerSync) {
  const deactivated = seen > 0 ? await hideGone(tx, new Date(startedAt)) : 0;
  const error = seen > 0 ? null : 'The partner directory has no partners';
  await recordSync(tx, system, { created, updated, skipped, deactivated, error });
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
