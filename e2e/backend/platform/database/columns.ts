import {
  bigint,
  customType,
  integer,
  jsonb,
  text,
  timestamp,
  uuid,
  type ExtraConfigColumn,
  index,
} from 'drizzle-orm/pg-core';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { LocalText } from '../messages/inLanguage';

/** The index by which the database finds what shows a file that is to be deleted; most rows show none. */
export const showing = (name: string, fileId: ExtraConfigColumn) =>
  index(name)
    .on(fileId)
    .where(sql`${fileId} is not null`);

export const localTextColumn = () => jsonb().$type<LocalText>();

/** Kopecks fit a number up to 2^53; the drivers disagree about int8 otherwise. */
export const kopecksColumn = () => bigint({ mode: 'number' });

export const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** The columns that every entity has. */
export const entity = {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
  version: integer().notNull().default(1),
};

/** Words as the database looks for them: without capitals, and Ё is Е, as `plain` makes what is asked. */
export const folded = (words: SQLWrapper): SQL =>
  sql`translate(lower((${words}) collate "und-x-icu"), 'ё', 'е')`;

/**
 * Words that a part of them finds, kept folded by the database: most of a search is to compare what an
 * index of their trigrams has found, and making each letter small there takes as long again.
 */
export const inSmallLetters = (words: () => SQL) =>
  text()
    .notNull()
    .generatedAlwaysAs(() => folded(words()));

/** Words for full-text search, kept up to date by the database. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * A column of an index, the last value first. By itself drizzle's `desc()` means NULLS LAST, and
 * such an index serves no `order by … desc`, not even of a column without nulls.
 */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst();
