import type { Database } from './database/Database';
import type { JobKinds } from './jobs/JobHandler';
import type { DomainTexts } from './messages/DomainTexts';
import type { DemoSteps, ReferenceSteps } from './seed/SeedSteps';

/** What a domain brings along; `domains.ts` lists the domains. */
export interface Domain {
  /** By the names of the calls; the compiler proves that no call is left without one. */
  handlers?: object;
  jobs?: Partial<JobKinds>;
  texts?: DomainTexts;
  /** What it puts into an empty database that every installation needs. */
  reference?: Partial<ReferenceSteps>;
  /** Its part of the demo data. */
  demo?: Partial<DemoSteps>;
  /** Refuses, by throwing, to close an account that something still has to happen to. */
  beforeDeletion?: (tx: Database, humanId: string) => Promise<void>;
  /** Removes what names a person whose account is made anonymous. */
  anonymise?: (tx: Database, humanId: string) => Promise<void>;
}
