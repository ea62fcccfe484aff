import type * as contract from '@campus/shared/contract/resources/calls';
import type { TranslationItem } from '@campus/shared/contract/resources/requests';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { countRows } from '../../platform/database/countRows';
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
export const readTextLog = (
  db: Database,
  keys: string[],
  { skip, size }: { skip: number; size: number },
) =>
  db
    .select()
    .from(logs)
    .where(isAbout(keys))
    .orderBy(desc(logs.at), logs.id)
    .limit(size)
    .offset(skip);

/** A text that only the code had before has no `from`. */
const wordOf = (value: unknown) => (typeof value === 'string' ? value : null);

export const listTextLog: Handler<typeof contract.listTextLog> = async (
  { query: { mnemonic, skip, size } },
  { db },
) => {
  const known = await db.select({ languageId: languages.id }).from(languages);
  const keys = known.map(({ languageId }) => keyOf({ mnemonic, languageId }));
  const rows = await readTextLog(db, keys, { skip, size });
  const items = rows.map(({ id, at, actorType, actorName, diff }) => ({
    ...{ id, at: at.toISOString(), by: actorType === 'SYSTEM' ? null : actorName },
    changes: known.flatMap(({ languageId }) => {
      const change = diff?.[keyOf({ mnemonic, languageId })];
      return change ? [{ languageId, from: wordOf(change.from), to: wordOf(change.to) }] : [];
    }),
  }));
  return { items, total: await countRows(db, logs, isAbout(keys)), skip, size };
};
