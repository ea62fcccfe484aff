import type { Browser } from 'playwright';
import type { Report } from '../../page/reports/Report';
import type { Person } from './personFor';

/** The product as it would be with the release, with demo data, and a browser to look at it. */
export interface MountStage {
  url: string;
  browser: Browser;
  /** The token of somebody who is signed in, from the product's own calls. */
  tokenOf: (person: NonNullable<Person>) => Promise<string>;
  /** What pages have reported so far. */
  reports: readonly Report[];
  close: () => Promise<void>;
}
