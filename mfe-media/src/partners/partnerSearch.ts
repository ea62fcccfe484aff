import { discountTypes } from '@campus/shared/contract/partners/requests';
import { urlChoice, urlCount, urlIds, urlText } from '@campus/shared/ui/urlValues';

/** What the address of the list says. */
export const partnerSearch = {
  skip: urlCount,
  search: urlText,
  cityIds: urlIds,
  categoryIds: urlIds,
  discountType: urlChoice(discountTypes),
  /** Words by which a city is looked for: they narrow the choice of cities, not the list. */
  city: urlText,
};

export type PartnerSearch = {
  [K in keyof typeof partnerSearch]: ReturnType<(typeof partnerSearch)[K]>;
};

export const noPartnerFilter = {
  search: undefined,
  cityIds: [],
  categoryIds: [],
  discountType: undefined,
  city: undefined,
} satisfies Partial<PartnerSearch>;

/** Rows of one, two or three: the last one is full at every width. */
export const partnersPerPage = 12;
