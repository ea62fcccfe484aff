import { dayAt } from '@campus/shared/contract/days';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { partners } from './partnerTables';

/** Partners whose offer holds at the moment `now`, in milliseconds. */
export function isOnOffer(now: number) {
  const today = dayAt(now);
  return and(
    eq(partners.isActive, true),
    or(isNull(partners.validFrom), lte(partners.validFrom, today)),
    or(isNull(partners.validTo), gte(partners.validTo, today)),
  );
}
