import type * as contract from '@campus/shared/contract/resources/calls';
import type { TranslationItem } from '@campus/shared/contract/resources/requests';
import { and, eq, or, sql } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { actorNameOf, type LogRow, readLog } from '../../platform/audit/readLog';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { languages } from './resourceTables';

/** By which the log names one text in one language. */
export const keyOf = ({ mnemonic, languageId }: Pick<TranslationItem, 'mnemonic' | 'languageId'>) =>
  `${mnemonic} ${languageId}`;

const isAbout = (keys: string[]) =>
  and(
    eq(logs.entityType, 'translation'),
    or(...keys.map((key) => sql`jsonb_exists(${logs.diff}, ${key})`)),
  );

/** Who changed a text or its other language, newest first: one import is one row of the log. */
export const readTextLog = <Item>(
  db: Database,
  keys: string[],
  page: { skip: number; size: number },
  toItem: (row: LogRow) => Item,
) => readLog(db, { where: isAbout(keys), ...page }, toItem);

/** A text that only the code had before has no `from`. */
const wordOf = (value: unknown) => (typeof value === 'string' ? value : null);

export const listTextLog: Handler<typeof contract.listTextLog> = async (
  { query: { mnemonic, ...page } },
  { db },
) => {
  const known = await db.select({ languageId: languages.id }).from(languages);
  const keys = known.map(({ languageId }) => keyOf({ mnemonic, languageId }));
  return readTextLog(db, keys, page, (row) => ({
    ...{ id: row.id, at: row.at.toISOString(), by: actorNameOf(row) },
    changes: known.flatMap(({ languageId }) => {
      const change = row.diff?.[keyOf({ mnemonic, languageId })];
      return change ? [{ languageId, from: wordOf(change.from), to: wordOf(change.to) }] : [];
    }),
  }));
};
