import { discountTypes } from '@campus/shared/contract/partners/discountTypes';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  descending,
  entity,
  localTextColumn,
  moment,
  searchVector,
  showing,
} from '../../platform/database/columns';
import { cities } from '../resources/resourceTables';
import { mediaFiles } from '../../platform/files/fileTables';

export const partnerCategories = pgTable('partner_categories', {
  ...entity,
  externalId: text().unique(),
  name: localTextColumn().notNull(),
});

export const discountTypeKeys = pgEnum('discount_type', discountTypes);

export const partners = pgTable(
  'partners',
  {
    ...entity,
    externalId: text().notNull().unique(),
    name: localTextColumn().notNull(),
    description: localTextColumn(),
    categoryId: uuid()
      .notNull()
      .references(() => partnerCategories.id),
    discountType: discountTypeKeys().notNull(),
    /** Percent, or kopecks for FIXED; nothing for a gift. */
    discountValue: integer(),
    terms: localTextColumn().notNull(),
    promoCode: text(),
    website: text(),
    phone: text(),
    address: text(),
    logoId: uuid().references(() => mediaFiles.id),
    validFrom: date(),
    validTo: date(),
    isActive: boolean().notNull().default(true),
    /** Fields that staff keep: synchronisation leaves them alone. */
    lockedFields: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    syncedAt: moment(),
    words: searchVector().generatedAlwaysAs(
      (): SQL => sql`
        setweight(to_tsvector('russian', ${partners.name}->>'ru'), 'A') ||
        setweight(to_tsvector('english', coalesce(${partners.name}->>'en', '')), 'A') ||
        setweight(to_tsvector('russian', coalesce(${partners.description}->>'ru', '')), 'B') ||
        setweight(to_tsvector('english', coalesce(${partners.description}->>'en', '')), 'B')`,
    ),
  },
  (table) => [
    index('partners_words').using('gin', table.words),
    index('partners_name_ru').using('gin', sql`(${table.name}->>'ru') gin_trgm_ops`),
    index('partners_name_en').using('gin', sql`(${table.name}->>'en') gin_trgm_ops`),
    index('partners_created').on(descending(table.createdAt), table.id),
    index('partners_category').on(table.categoryId),
    showing('partners_logo', table.logoId),
  ],
);

export const partnersToCities = pgTable(
  'partners_to_cities',
  {
    partnerId: uuid()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    cityId: uuid()
      .notNull()
      .references(() => cities.id),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.cityId] }),
    index('partners_to_cities_city').on(table.cityId),
  ],
);
