import {
  partnerUpdateRequest,
  type LockableField,
  type Offer,
} from '@campus/shared/contract/partners/requests';
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
