import { withoutUnkept } from '@campus/shared/contract/fields';
import { and, eq, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database';

/** Milliseconds that a form which nobody has sent waits for whoever began it. */
export const draftLifetime = 30 * 86_400_000;

/** A draft is not refused for what nobody can see: the rest of it is kept. */
function kept(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnkept(value);
  if (Array.isArray(value)) return value.map(kept);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([name, inner]) => [withoutUnkept(name), kept(inner)]);
  return Object.fromEntries(entries);
}

/**
 * What people have typed and not sent yet: a row of `table` for each owner and each thing that it is
 * a draft of, which `keys` name; they are its primary key.
 */
export function createDrafts<
  Key extends string,
  Table extends PgTable & { savedAt: PgColumn } & Record<Key, PgColumn>,
>(table: Table, ...keys: Key[]) {
  const rows: PgTable = table;
  const columns: Record<Key, PgColumn> = table;
  const { savedAt }: { savedAt: PgColumn } = table;
  /** The condition of one draft. */
  const isOf = (whose: Record<Key, string>) =>
    and(...keys.map((key) => eq(columns[key], whose[key])));

  return {
    isOf,

    async save(
      db: Database,
      whose: Record<Key, string>,
      content: Omit<Table['$inferInsert'], Key>,
    ) {
      const set = kept(content) as Record<string, unknown>;
      await db
        .insert(rows)
        .values({ ...whose, ...set })
        .onConflictDoUpdate({ target: keys.map((key) => columns[key]), set });
    },

    /** What was sent is no draft any more. */
    async forget(db: Database, whose: Record<Key, string>) {
      await db.delete(rows).where(isOf(whose));
    },

    /** Forgets what nobody has come back to for thirty days before `now`. */
    async sweep(db: Database, now: number) {
      await db.delete(rows).where(lt(savedAt, new Date(now - draftLifetime)));
    },
  };
}
