import type { Calendar } from '../../../platform/seed/createCalendar';
import type { PartnerRow } from './data/PartnerRow';

const numbered = (prefix: string, index: number) =>
  `${prefix}-${String(index + 1).padStart(4, '0')}`;

const phoneOf = (index: number) => `+7999000${String(2_001 + index)}`;

/** Days for which the demo has known its first partner. */
export const firstPartnerAge = 60;

export const categoryNumber = (index: number) => numbered('CAT', index);

/** What the directory tells of a partner of the demo data, and the database knows from it. */
export function offerOf(calendar: Calendar, row: PartnerRow, index: number) {
  const { name, description, discountType, discountValue, terms, promoCode, address } = row;
  return {
    ...{ name, description, discountType, discountValue, terms, promoCode, address },
    externalId: numbered('PRT', index),
    website: `https://example.com/partners/${numbered('prt', index)}`,
    phone: index % 3 === 0 ? phoneOf(index) : null,
    validFrom: row.validFrom === undefined ? null : calendar.day(row.validFrom),
    validTo: row.validTo === undefined ? null : calendar.day(row.validTo),
  };
}
