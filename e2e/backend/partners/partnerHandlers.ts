import type * as contract from '@campus/shared/contract/partners';
import type { Handlers } from '../Handler';
import { filterPartners } from './filterPartners';
import { findPartner } from './findPartner';
import { listPartnerCategories } from './listPartnerCategories';
import { listPartnerCities } from './listPartnerCities';
import { setPartnerLogo } from './setPartnerLogo';
import { syncPartners } from './syncPartners';
import { updatePartner } from './updatePartner';

export const partnerHandlers: Handlers<typeof contract> = {
  filterPartners,
  listPartnerCategories,
  listPartnerCities,
  setPartnerLogo,
  syncPartners,
  updatePartner,

  getPartner: ({ params }, context) => findPartner(context, params.id),
};
