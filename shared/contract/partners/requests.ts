import * as z from 'zod/mini';
import { url } from '../addressFields';
import { day, id, line, listOf, longTexts, search, texts, version } from '../fields';
import { phone } from '../personFields';
import { discountTypes } from './discountTypes';

/** What staff may keep from being overwritten by synchronisation. */
export const lockableFields = [
  'name',
  'description',
  'category',
  'cities',
  'discount',
  'terms',
  'promoCode',
  'website',
  'phone',
  'address',
  'validFrom',
  'validTo',
  'isActive',
] as const;
export type LockableField = (typeof lockableFields)[number];

/** What is known of an offer, whoever tells it. */
export const offer = z.object({
  name: texts(1, 120),
  description: z.nullish(longTexts(0, 3000)),
  discountType: z.enum(discountTypes, 'REQUIRED'),
  /** Percent, or kopecks; a gift has none. */
  discountValue: z.nullish(z.int('RANGE').check(z.gte(0, 'RANGE'), z.lte(2e9, 'RANGE'))),
  terms: texts(1, 500),
  promoCode: z.nullish(line(0, 40)),
  website: z.nullish(url),
  phone: z.nullish(phone),
  address: z.nullish(line(0, 255)),
  validFrom: z.nullish(day),
  validTo: z.nullish(day),
});

export type Offer = z.output<typeof offer>;

const inCase = (type: Offer['discountType'], isFit: (value: number) => boolean) => (given: Offer) =>
  given.discountType !== type || isFit(given.discountValue ?? 0);

const path = ['discountValue'];

/** What holds between the fields of an offer. */
export const offerRules = [
  z.refine<Offer>(
    inCase('PERCENT', (value) => value >= 1 && value <= 100),
    { error: 'DISCOUNT_PERCENT', path },
  ),
  z.refine<Offer>(
    inCase('FIXED', (value) => value >= 1),
    { error: 'DISCOUNT_AMOUNT', path },
  ),
  z.refine<Offer>(
    inCase('GIFT', (value) => value === 0),
    { error: 'DISCOUNT_GIFT', path },
  ),
  z.refine<Offer>(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
    error: 'PERIOD_ORDER',
    path: ['validTo'],
  }),
] as const;

export const partnerUpdateRequest = z
  .extend(offer, {
    categoryId: id,
    cityIds: z.array(id).check(z.minLength(1, 'REQUIRED'), z.maxLength(100, 'TOO_MANY_ITEMS')),
    isActive: z.boolean('REQUIRED'),
    lockedFields: z._default(z.array(z.enum(lockableFields)).check(z.maxLength(20)), []),
    version,
  })
  .check(...offerRules);

/** The logo is the file that travels with it; there is nothing else to say. */
export const partnerUpdateLogoRequest = z.object({});

/** `isActive` is for staff: readers see only what is on offer now. */
export const partnerFilterRequest = z.object({
  search,
  cityIds: listOf(id),
  categoryIds: listOf(id),
  discountType: z.optional(z.enum(discountTypes)),
  isActive: z.optional(z.boolean()),
});
export type PartnerFilter = z.output<typeof partnerFilterRequest>;
