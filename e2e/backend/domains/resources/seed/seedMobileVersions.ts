import { insertAll } from '../../../platform/seed/insertAll';
import type { ReferenceContext } from '../../../platform/seed/SeedSteps';
import { mobileVersions } from '../resourceTables';

/** The applications as the stores have them. */
const mobileVersionRows = [
  {
    platform: 'IOS',
    version: '2.4.0',
    minSupported: '2.0.0',
    storeUrl: 'https://example.com/campus-ios',
  },
  {
    platform: 'ANDROID',
    version: '2.4.1',
    minSupported: '2.1.0',
    storeUrl: 'https://example.com/campus-android',
  },
] as const;

export const seedMobileVersions = ({ tx }: ReferenceContext) =>
  insertAll(tx, mobileVersions, [...mobileVersionRows]);
