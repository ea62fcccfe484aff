import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Role } from '@campus/shared/contract/roles';
import type { Overrides } from './overrides/Overrides';
import type { readCookies } from './readCookies';

/** What decides which releases somebody gets. */
export interface Visitor {
  language: LanguageKey;
  cookies: ReturnType<typeof readCookies>;
  /** By which canaries choose; nobody has one before a canary runs. */
  number?: string;
  /** Asked for only while a canary goes to some of them. */
  roles: readonly Role[];
  /** What staff try out instead, or reviewers have opened a link to. */
  overrides?: Overrides;
}
