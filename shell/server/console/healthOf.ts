import type { ReleaseHealth } from '@campus/shared/contract/releases';
import type { Facts } from './Facts';

export const healthOf = (
  health: Facts['health'],
  remote: string,
  release: string,
): ReleaseHealth => {
  const { visits = 0, failed = 0 } = health[remote]?.[release] ?? {};
  return { visits, failed };
};
