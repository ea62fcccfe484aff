import type { Offer } from '@campus/shared/contract/partners/requests';

/** An offer as its table keeps it: whatever is empty or not said is null. */
export const offerColumns = (offer: Offer) => ({
  name: offer.name,
  description: offer.description?.ru ? offer.description : null,
  discountType: offer.discountType,
  discountValue: offer.discountValue || null,
  terms: offer.terms,
  promoCode: offer.promoCode || null,
  website: offer.website ?? null,
  phone: offer.phone ?? null,
  address: offer.address || null,
  validFrom: offer.validFrom ?? null,
  validTo: offer.validTo ?? null,
});
