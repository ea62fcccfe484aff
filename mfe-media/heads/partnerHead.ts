import { getPartner } from '@campus/shared/contract/partners/calls';
import { recordHead } from '@campus/shared/remote/declareRecords';

export const partnerHead = recordHead({
  call: getPartner,
  title: ['name'],
  description: ['description', 'terms'],
  image: ['logo.url'],
  trail: [{ path: '/partners', title: { ru: 'Партнёры', en: 'Partners' } }],
});
