import { integer, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A text in the product's languages; Russian is always there, English may be missing. */
export interface LocalText {
  ru: string;
  en?: string;
}

export const localText = () => jsonb().$type<LocalText>();

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
