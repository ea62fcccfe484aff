import type { HeadSource } from '@campus/shared/remote/RemoteDeclaration';

export const partnerHead: HeadSource = {
  call: '/api/partner/{id}',
  title: ['name'],
  description: ['description', 'terms'],
  image: ['logo.url'],
  trail: [{ path: '/partners', title: { ru: 'Партнёры', en: 'Partners' } }],
};
