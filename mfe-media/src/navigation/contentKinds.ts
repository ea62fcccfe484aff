import type { ContentKind } from '@campus/shared/contract/media/paths';

export const contentKinds = [
  'news',
  'events',
  'info-pages',
] as const satisfies readonly ContentKind[];
