import type { Partner } from '@campus/shared/contract/partners/calls';
import {
  lockableFields,
  partnerUpdateRequest,
  type LockableField,
  type Offer,
} from '@campus/shared/contract/partners/requests';
import type { CallForm } from '@campus/shared/form/useCallForm';
import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';

export interface Bilingual {
  ru: string;
  en: string;
}

/** What the fields hold: texts where the contract has nothing. */
export interface PartnerValues {
  name: Bilingual;
  description: Bilingual;
  terms: Bilingual;
  categoryId: string;
  cityIds: string[];
  discountType: Offer['discountType'];
  /** Per cent as they are typed, or kopecks. */
  discountValue: string | number | null;
  promoCode: string;
  website: string;
  phone: string | null;
  address: string;
  validFrom: string | null;
  validTo: string | null;
  isActive: boolean;
  lockedFields: LockableField[];
  version: number;
}

/** The size of a discount as far as it can be read; a gift has none. */
export function sizeOf({
  discountType,
  discountValue,
}: Pick<PartnerValues, 'discountType' | 'discountValue'>) {
  if (discountType === 'GIFT') return null;
  const size = typeof discountValue === 'string' ? discountValue.trim() : discountValue;
  return size === '' || size === null ? null : Number(size);
}

const requestOf = (values: PartnerValues): z.input<typeof partnerUpdateRequest> => ({
  ...values,
  discountValue: sizeOf(values),
  promoCode: values.promoCode || null,
  website: values.website.trim() || null,
  phone: values.phone || null,
  address: values.address || null,
});

/** Without the Russian text the English one would not be kept. */
const hasRussian = ({ description }: Offer) => !description?.en || description.ru !== '';

export const partnerSchema = z
  .pipe(z.transform(requestOf), partnerUpdateRequest)
  .check(z.refine(hasRussian, { error: 'REQUIRED', path: ['description', 'ru'] }));

export type PartnerRequest = z.output<typeof partnerSchema>;

export type PartnerFormControl = CallForm<PartnerValues, PartnerRequest>;

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

const bilingual = (text?: { ru: string; en?: string } | null) => ({
  ru: text?.ru ?? '',
  en: text?.en ?? '',
});

/** A partner as the fields of its form hold it. */
export function partnerValuesOf(partner: Partner): PartnerValues {
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
