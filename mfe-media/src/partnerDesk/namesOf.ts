import type { LockableField } from '@campus/shared/contract/partners/requests';
import type { FieldPath } from 'react-hook-form';
import type { PartnerValues } from './partnerSchema';

/** The fields of the form behind each lock. */
export const namesOf: Record<LockableField, readonly FieldPath<PartnerValues>[]> = {
  name: ['name.ru', 'name.en'],
  description: ['description.ru', 'description.en'],
  category: ['categoryId'],
  cities: ['cityIds'],
  discount: ['discountType', 'discountValue'],
  terms: ['terms.ru', 'terms.en'],
  promoCode: ['promoCode'],
  website: ['website'],
  phone: ['phone'],
  address: ['address'],
  validFrom: ['validFrom'],
  validTo: ['validTo'],
  isActive: ['isActive'],
};
