import { today } from '@campus/shared/contract/days';
import type { Partner } from '@campus/shared/contract/partners/calls';

const soon = 14;
const msPerDay = 86_400_000;
const daysUntil = (day: string) => (Date.parse(day) - Date.parse(today())) / msPerDay;

type OfferStage = 'ahead' | 'on' | 'soonOver' | 'over';

/** Where an offer stands between its first and its last day. */
export function offerStage({ validFrom, validTo }: Pick<Partner, 'validFrom' | 'validTo'>) {
  const left = validTo ? daysUntil(validTo) : Infinity;
  if (left < 0) return 'over' satisfies OfferStage;
  if (validFrom && daysUntil(validFrom) > 0) return 'ahead' satisfies OfferStage;
  return left <= soon ? ('soonOver' satisfies OfferStage) : ('on' satisfies OfferStage);
}
