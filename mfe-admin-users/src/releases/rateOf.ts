import type { ReleaseHealth } from '@campus/shared/contract/releases';

/** Failed visits of all, 0 to 1. */
export const rateOf = ({ visits, failed }: ReleaseHealth) => (visits ? failed / visits : 0);
