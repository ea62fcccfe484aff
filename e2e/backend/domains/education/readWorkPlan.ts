import { today } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { inNameOrder } from '../../platform/database/inNameOrder';
import type { Database } from '../../platform/database/Database';
import { inLanguage } from '../../platform/messages/inLanguage';
import { students } from '../accounts/humanTables';
import { workPlanItems } from './educationTables';

type Item = typeof workPlanItems.$inferSelect;

const itemsOf = (db: Database, humanId: string) =>
  inArray(
    workPlanItems.studentId,
    db.select({ id: students.id }).from(students).where(eq(students.humanId, humanId)),
  );

function totalsOf(items: readonly Item[]) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    hours: sum(items.map(({ hours }) => hours)),
    // Halves and tenths of a credit do not add up exactly.
    credits: Math.round(sum(items.map(({ credits }) => credits)) * 10) / 10,
  };
}

/** `2025-1` begins in September 2025, `2025-2` of the same year of study in February 2026. */
function hasBegun(period: string) {
  const [year = '', half] = period.split('-');
  const begins = half === '1' ? `${year}-09-01` : `${Number(year) + 1}-02-01`;
  return begins <= today();
}

/** What a person studies in a semester: the newest that has begun, unless another is named. */
export async function readWorkPlan(
  db: Database,
  humanId: string,
  asked: string | undefined,
  language: LanguageKey,
) {
  const own = itemsOf(db, humanId);
  const known = await db
    .selectDistinct({ period: workPlanItems.period })
    .from(workPlanItems)
    .where(own)
    .orderBy(desc(workPlanItems.period));
  const periods = known.map(({ period }) => period);
  const period = asked ?? periods.find(hasBegun) ?? periods.at(-1) ?? null;
  const rows = await db
    .select()
    .from(workPlanItems)
    .where(and(own, eq(workPlanItems.period, period ?? '')))
    .orderBy(asc(inNameOrder(sql`${workPlanItems.discipline}->>'ru'`)), workPlanItems.id);
  const items = rows.map((row) => ({ ...row, discipline: inLanguage(row.discipline, language) }));
  const synced = rows.map(({ syncedAt }) => syncedAt.toISOString()).sort();
  return { periods, period, items, ...totalsOf(rows), syncedAt: synced.at(-1) ?? null };
}
