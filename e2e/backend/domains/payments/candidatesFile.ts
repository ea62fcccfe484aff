import { Readable } from 'node:stream';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { byteOrderMark, csvLines } from '../../platform/files/csvLines';
import { eduOrgs } from '../resources/resourceTables';
import { paymentCandidates } from './paymentTables';

const portion = 2000;

interface Place {
  sortName: string;
  id: string;
}

const rowsAfter = (db: Database, where: SQL | undefined, last: Place | undefined) =>
  db
    .select({ candidate: paymentCandidates, org: eduOrgs.name })
    .from(paymentCandidates)
    .innerJoin(eduOrgs, eq(eduOrgs.id, paymentCandidates.eduOrgId))
    .where(
      and(
        where,
        last &&
          sql`(${paymentCandidates.sortName}, ${paymentCandidates.id}) > (${last.sortName}::text, ${last.id}::uuid)`,
      ),
    )
    .orderBy(paymentCandidates.sortName, paymentCandidates.id)
    .limit(portion);

export type CandidateRow = Awaited<ReturnType<typeof rowsAfter>>[number];

interface Lines {
  head: readonly string[];
  lineOf: (row: CandidateRow) => readonly unknown[];
}

async function* linesOf(db: Database, where: SQL | undefined, { head, lineOf }: Lines) {
  yield byteOrderMark + csvLines([head]);
  let last: Place | undefined;
  for (;;) {
    const rows = await rowsAfter(db, where, last);
    if (rows.length > 0) yield csvLines(rows.map(lineOf));
    last = rows.at(-1)?.candidate;
    if (rows.length < portion) return;
  }
}

/**
 * The candidates that `where` picks as a CSV file, by name. It is read portion by portion: tens of
 * thousands of people are never in memory at once.
 */
export const candidatesFile = (...given: Parameters<typeof linesOf>) =>
  Readable.from(linesOf(...given));
