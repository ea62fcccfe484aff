import type { ReleaseHealth } from '@campus/shared/contract/releases';

/** Visitors for whom it failed, of all, 0 to 1. */
export const rateOf = ({ visitors, failed }: ReleaseHealth) => (visitors ? failed / visitors : 0);
