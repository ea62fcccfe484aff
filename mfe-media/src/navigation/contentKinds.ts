import type { ContentKind } from '@campus/shared/paths';

export const contentKinds = [
  'news',
  'events',
  'info-pages',
] as const satisfies readonly ContentKind[];
