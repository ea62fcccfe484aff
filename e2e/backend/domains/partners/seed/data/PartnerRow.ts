import type { LocalText } from '../../../../platform/messages/inLanguage';
import type { LogoName } from '../drawing/logos';
import type { CityKey } from '../../../resources/seed/data/cityRows';
import type { PartnerCategoryKey } from './partnerCategoryRows';

export interface PartnerRow {
  category: PartnerCategoryKey;
  cities: CityKey[];
  name: LocalText;
  description: LocalText;
  discountType: 'PERCENT' | 'FIXED' | 'GIFT';
  /** Percent, or kopecks for FIXED. */
  discountValue?: number;
  terms: LocalText;
  promoCode?: string;
  address?: string;
  /** Days from today on which the offer begins and ends. */
  validFrom?: number;
  validTo?: number;
  isActive?: boolean;
  lockedFields?: string[];
  logo?: LogoName;
}
