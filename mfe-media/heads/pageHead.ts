import type { HeadSource } from '@campus/shared/remote/RemoteDeclaration';
import { commonHead } from './commonHead';

export const pageHead: HeadSource = {
  call: '/api/media/info-pages/url/{url}',
  ...commonHead,
  trail: [],
};
