import type { Partner } from '@campus/shared/contract/partners/calls';
import type { partnerUpdateRequest } from '@campus/shared/contract/partners/requests';
import type * as z from 'zod/mini';

/** What saves a partner as it is. @throws where it is not told as staff are told */
export function partnerRequest(partner: Partner): z.output<typeof partnerUpdateRequest> {
  const { staff, category, cities, promoCode, ...offer } = partner;
  if (!staff) throw new Error('The partner came as readers see it');
  const { discountType, discountValue, website, phone, address, validFrom, validTo } = offer;
  const { name, description, terms, isActive, lockedFields, version } = staff;
  return {
    name,
    description,
    terms,
    discountType,
    discountValue,
    website,
    phone,
    address,
    validFrom,
    validTo,
    promoCode: promoCode ?? null,
    categoryId: category.id,
    cityIds: cities.map(({ id }) => id),
    isActive,
    lockedFields,
    version,
  };
}
