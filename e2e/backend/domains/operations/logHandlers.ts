import type { LanguageKey } from '@campus/shared/contract/fields';
import * as contract from '@campus/shared/contract/operations/calls';
import { logEntities, type logFilterRequest } from '@campus/shared/contract/operations/requests';
import { and, desc, eq, gt, gte, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { Refusal } from '../../platform/access/Refusal';
import { accountEntity, recordLog } from '../../platform/audit/recordLog';
import { logs } from '../../platform/audit/auditTables';
import { type LogRow, readLog } from '../../platform/audit/readLog';
import { countUpTo } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { csvAnswer } from '../../platform/files/csvAnswer';
import { byteOrderMark, csvLines } from '../../platform/files/csvLines';
import type { Handler } from '../../platform/Handler';
import { accountNames } from './accountNames';

const { logLimit } = contract;
const uuid = z.uuid();

/** Every part finds its rows in an index: kinds of records are named, as that index begins with them. */
function isAbout(text: string): SQL | undefined {
  const isRecord = and(inArray(logs.entityType, [...logEntities]), eq(logs.entityId, text));
  return uuid.safeParse(text).success ? or(isRecord, eq(logs.humanId, text)) : isRecord;
}

function whereOf(filter: z.output<typeof logFilterRequest>) {
  const { search, actorType, actorId, entityType, action, from, to } = filter;
  return and(
    search ? isAbout(search) : undefined,
    actorType ? eq(logs.actorType, actorType) : undefined,
    actorId ? eq(logs.actorId, actorId) : undefined,
    entityType ? eq(logs.entityType, entityType) : undefined,
    action ? eq(logs.action, action) : undefined,
    from ? gte(logs.at, new Date(from)) : undefined,
    to ? lte(logs.at, new Date(to)) : undefined,
  );
}

const aboutUser = ({ entityType, humanId }: LogRow) =>
  entityType === 'user' || (entityType === accountEntity && !humanId);

/** Whose name tells more than the id of the record. */
const subjectIdOf = (row: LogRow) => row.humanId ?? (aboutUser(row) ? row.entityId : null);

async function subjectsOf(db: Database, rows: readonly LogRow[]) {
  const humanIds = rows.flatMap(({ humanId }) => humanId ?? []);
  const userIds = rows
    .filter(aboutUser)
    .map(({ entityId }) => entityId)
    .filter((id) => uuid.safeParse(id).success);
  return accountNames(db, { humanIds, userIds });
}

function toItem(row: LogRow, names: ReadonlyMap<string, string>) {
  const { id, at, action, humanId } = row;
  return {
    ...{ id, at: at.toISOString(), action, humanId },
    actor: { type: row.actorType, id: row.actorId, name: row.actorName },
    entity: { type: row.entityType, id: row.entityId },
    subject: names.get(subjectIdOf(row) ?? '') ?? null,
  };
}

const filterLog: Handler<typeof contract.filterLog> = async ({ query, body }, { db }) => {
  const page = { ...query, where: whereOf(body), most: logLimit };
  const { items: rows, ...rest } = await readLog(db, page, (row) => row);
  const names = await subjectsOf(db, rows);
  return { ...rest, items: rows.map((row) => toItem(row, names)) };
};

const getLogEntry: Handler<typeof contract.getLogEntry> = async ({ params }, { db }) => {
  const [row] = await db.select().from(logs).where(eq(logs.id, params.id));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  const { diff, ip, requestId } = row;
  return { ...toItem(row, await subjectsOf(db, [row])), diff, ip, requestId };
};

const heads: Record<LanguageKey, readonly string[]> = {
  ru: [
    ...['Когда (по Москве)', 'Кто', 'Чья учётная запись', 'Действие', 'Вид записи'],
    ...['Запись', 'Участник', 'Изменения', 'Адрес', 'Запрос'],
  ],
  en: [
    ...['When (Moscow time)', 'Who', 'Kind of account', 'Action', 'Kind of record'],
    ...['Record', 'Participant', 'Changes', 'Address', 'Request'],
  ],
};

/** «2026-03-05 10:00:07», as Swedes write it: a spreadsheet in any language takes it for a date. */
const inMoscow = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Moscow' },
});

const lineOf = (row: LogRow) => [
  inMoscow.format(row.at),
  ...[row.actorName, row.actorType, row.action, row.entityType, row.entityId, row.humanId],
  ...[row.diff && JSON.stringify(row.diff), row.ip, row.requestId],
];

const portion = 2_000;

const isAfter = ({ at, id }: LogRow) => or(lt(logs.at, at), and(eq(logs.at, at), gt(logs.id, id)));

/** Portion by portion: a hundred thousand entries are never in memory at once. */
async function* fileOf(db: Database, where: SQL | undefined, language: LanguageKey) {
  yield byteOrderMark + csvLines([heads[language]]);
  let last: LogRow | undefined;
  for (let sent = 0; sent < logLimit; sent += portion) {
    const rows: LogRow[] = await db
      .select()
      .from(logs)
      // The bound of the moment alone is what the index understands.
      .where(and(where, last && lte(logs.at, last.at), last && isAfter(last)))
      .orderBy(desc(logs.at), logs.id)
      .limit(portion);
    if (rows.length > 0) yield csvLines(rows.map(lineOf));
    last = rows.at(-1);
    if (rows.length < portion) return;
  }
}

const exportLog: Handler<typeof contract.exportLog> = async ({ body }, context) => {
  const { db, language, requestId, now } = context;
  // What is written from now on is not in the file: not while it is on its way, nor this export.
  const where = and(whereOf(body), lt(logs.at, new Date(now())));
  const rows = await countUpTo(db, logs, { where, most: logLimit });
  const asked = Object.entries(body).filter(([, value]) => value !== undefined && value !== '');
  await recordLog(db, context, {
    action: 'log.export',
    entity: { type: 'log', id: 'all' },
    diff: Object.fromEntries<{ to: unknown }>([
      ...asked.map(([name, to]) => [name, { to }] as const),
      ['rows', { to: rows }],
    ]),
  });
  return csvAnswer('log', requestId, () => Readable.from(fileOf(db, where, language)));
};

export const logHandlers = { filterLog, getLogEntry, exportLog };
