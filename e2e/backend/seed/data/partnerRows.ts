import { carePartners } from './carePartners';
import { foodPartners } from './foodPartners';
import { leisurePartners } from './leisurePartners';
import type { PartnerRow } from './PartnerRow';
import { travelPartners } from './travelPartners';

export const partnerRows: PartnerRow[] = [
  ...foodPartners,
  ...leisurePartners,
  ...travelPartners,
  ...carePartners,
];
