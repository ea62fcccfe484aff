import type { ReleaseHealth } from '@campus/shared/contract/releases/calls';
import { countsOf } from '../health/countsOf';
import type { Facts } from './Facts';

export function healthOf(health: Facts['health'], remote: string, release: string): ReleaseHealth {
  const { visitors, failed } = countsOf(health.get(remote)?.get(release));
  return { visitors, failed };
}
