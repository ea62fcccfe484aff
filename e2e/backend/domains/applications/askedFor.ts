import type { LanguageKey } from '@campus/shared/contract/fields';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { inLanguage } from '../../platform/messages/inLanguage';
import { eskIssuings } from '../cards/cardTables';
import { programs } from '../resources/resourceTables';
import type { applications } from './applicationTables';

type Row = Pick<typeof applications.$inferSelect, 'payload'>;

const idsIn = (rows: readonly Row[], key: 'issuingId' | 'programId') =>
  rows.map(({ payload }) => payload?.[key]).filter((id) => typeof id === 'string');

/** What the ids are called that people asked for, by the application. */
export async function askedFor(db: Database, rows: readonly Row[], language: LanguageKey) {
  const [issuingIds, programIds] = [idsIn(rows, 'issuingId'), idsIn(rows, 'programId')];
  const found = [
    ...(issuingIds.length > 0
      ? await db.select().from(eskIssuings).where(inArray(eskIssuings.id, issuingIds))
      : []),
    ...(programIds.length > 0
      ? await db.select().from(programs).where(inArray(programs.id, programIds))
      : []),
  ];
  const names = new Map<unknown, string>(
    found.map(({ id, name }) => [id, inLanguage(name, language)]),
  );
  return ({ payload }: Row) => ({
    issuing: names.get(payload?.issuingId) ?? null,
    program: names.get(payload?.programId) ?? null,
  });
}
