import type { LockableField } from '@campus/shared/contract/partners/requests';
import { eq, sql } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { partners } from './partnerTables';
import type { DirectoryRow } from './directoryPage';
import { offerColumns } from './offerColumns';
import { replaceCities } from './replaceCities';

type Partner = typeof partners.$inferSelect;

/** A partner that we have, with its cities. */
export type KnownPartner = Partner & { cityIds: string[] };

interface Told {
  row: DirectoryRow;
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
