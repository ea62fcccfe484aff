import { eq } from 'drizzle-orm';
import type { ServedPartner } from '../../../../fixtures/directoryRows';
import { partners } from '../partnerTables';
import type { Database } from '../../../platform/database/Database';
import { createCalendar, type Calendar } from '../../../platform/seed/createCalendar';
import { cityRows } from '../../resources/seed/data/cityRows';
import { partnerCategoryRows } from './data/partnerCategoryRows';
import type { PartnerRow } from './data/PartnerRow';
import { partnerRows } from './data/partnerRows';
import { categoryNumber, firstPartnerAge, offerOf } from './offerOf';

const msPerDay = 86_400_000;

/** The day on which the demo data was filled in: its periods are counted from there. */
async function filledOn(db: Database) {
  const [first] = await db
    .select({ createdAt: partners.createdAt })
    .from(partners)
    .where(eq(partners.externalId, 'PRT-0001'));
  return first && new Date(first.createdAt.getTime() + firstPartnerAge * msPerDay);
}

const categoryKeys = Object.keys(partnerCategoryRows);

function told(calendar: Calendar, row: PartnerRow, index: number): ServedPartner {
  const { externalId, promoCode, address, discountValue, ...offer } = offerOf(calendar, row, index);
  const { category, cities } = row;
  return {
    ...offer,
    id: externalId,
    ...{ promoCode: promoCode ?? null, address: address ?? null },
    discountValue: discountValue ?? null,
    category: {
      id: categoryNumber(categoryKeys.indexOf(category)),
      name: partnerCategoryRows[category],
    },
    cities: cities.map((city) => cityRows[city]),
  };
}

const gone = 'Accent Language School';

/** What the directory has learnt since, by the name of the partner. */
const news: Record<string, Partial<PartnerRow>> = {
  'Kompot Canteen': {
    discountValue: 25,
    terms: { ru: 'По будням с 11:00 до 17:00.', en: 'On weekdays from 11:00 to 17:00.' },
  },
  'Nor’easter Bakery': { address: 'Порт-Лазурный, Причальная набережная, 8' },
  'Credits Cinema': { promoCode: 'TITRY45', discountValue: 45 },
};

const newcomer: PartnerRow = {
  category: 'books',
  cities: ['primersk', 'port'],
  name: { ru: 'Читальня «Полка»', en: 'The Shelf Reading Café' },
  description: {
    ru: 'Столы с лампами, розетки у каждого места и чай, который доливают, пока вы дочитываете.',
    en: 'Desks with lamps, a socket at every seat and tea that is refilled while you read on.',
  },
  discountType: 'PERCENT',
  discountValue: 20,
  terms: { ru: 'На второй час и дальше.', en: 'From the second hour on.' },
  promoCode: 'POLKA',
  address: 'Примерск, Библиотечный переулок, 5',
};

/**
 * The partners that the directory of the demo tells of: three have changed since the database was
 * filled, one is new and one has gone. Nothing where the database has no demo data.
 */
export async function demoDirectory(db: Database): Promise<ServedPartner[] | undefined> {
  const day = await filledOn(db);
  if (!day) return undefined;
  const calendar = createCalendar(day);
  return [...partnerRows, newcomer]
    .map((row, index) => ({ row: { ...row, ...news[row.name.en ?? ''] }, index }))
    .filter(({ row }) => row.isActive !== false && row.name.en !== gone)
    .map(({ row, index }) => told(calendar, row, index));
}
