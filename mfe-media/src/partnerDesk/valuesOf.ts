import type { Partner } from '@campus/shared/contract/partners/calls';
import { lockableFields } from '@campus/shared/contract/partners/requests';
import type { PartnerValues } from './partnerSchema';
import { partnerRequest } from './partnerRequest';

const bilingual = (text?: { ru: string; en?: string } | null) => ({
  ru: text?.ru ?? '',
  en: text?.en ?? '',
});

/** A partner as the fields of its form hold it. */
export function valuesOf(partner: Partner): PartnerValues {
  const request = partnerRequest(partner);
  const { discountType, discountValue = null } = request;
  return {
    ...request,
    name: bilingual(request.name),
    description: bilingual(request.description),
    terms: bilingual(request.terms),
    discountValue:
      discountType === 'PERCENT' && discountValue !== null ? String(discountValue) : discountValue,
    promoCode: request.promoCode ?? '',
    website: request.website ?? '',
    phone: request.phone ?? null,
    address: request.address ?? '',
    validFrom: request.validFrom ?? null,
    validTo: request.validTo ?? null,
    // In one order, so that a lock that is set and taken off again is no change.
    lockedFields: lockableFields.filter((field) => request.lockedFields.includes(field)),
  };
}
