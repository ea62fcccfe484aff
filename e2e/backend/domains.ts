import type { calls } from '@campus/shared/contract/calls';
import { accountsDomain } from './domains/accounts/accountsDomain';
import { applicationsDomain } from './domains/applications/applicationsDomain';
import { authDomain } from './domains/auth/authDomain';
import { cardsDomain } from './domains/cards/cardsDomain';
import { educationDomain } from './domains/education/educationDomain';
import { filesDomain } from './domains/files/filesDomain';
import { inboxDomain } from './domains/inbox/inboxDomain';
import { mediaDomain } from './domains/media/mediaDomain';
import { notificationsDomain } from './domains/notifications/notificationsDomain';
import { operationsDomain } from './domains/operations/operationsDomain';
import { partnersDomain } from './domains/partners/partnersDomain';
import { paymentsDomain } from './domains/payments/paymentsDomain';
import { peopleDomain } from './domains/people/peopleDomain';
import { resourcesDomain } from './domains/resources/resourcesDomain';
import { settingsDomain } from './domains/settings/settingsDomain';
import { staffDomain } from './domains/staff/staffDomain';
import { supportDomain } from './domains/support/supportDomain';
import { syncDomain } from './domains/sync/syncDomain';
import type { Handlers } from './platform/Handler';
import type { Database } from './platform/database/Database';
import type { Domain } from './platform/Domain';
import type { JobKinds } from './platform/jobs/JobHandler';
import { fieldNames } from './platform/messages/fieldNames';
import { messages, stateTexts } from './platform/messages/messages';
import type { DemoSteps, ReferenceSteps } from './platform/seed/SeedSteps';

/** What the backend is made of; each is a folder, and knows only those before it. */
const listed = [
  settingsDomain,
  resourcesDomain,
  accountsDomain,
  inboxDomain,
  cardsDomain,
  supportDomain,
  authDomain,
  educationDomain,
  peopleDomain,
  paymentsDomain,
  applicationsDomain,
  mediaDomain,
  partnersDomain,
  notificationsDomain,
  syncDomain,
  filesDomain,
  staffDomain,
  operationsDomain,
] as const;

type Listed = (typeof listed)[number];
type PartOf<D, Name extends keyof Domain> = D extends Record<Name, infer Part> ? Part : never;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const domains: readonly Domain[] = listed;

/** All handlers, jobs or parts of the seed; of two with one name the type would be impossible. */
const merged = <Name extends 'handlers' | 'jobs' | 'reference' | 'demo'>(name: Name) =>
  Object.assign({}, ...domains.map((domain) => domain[name])) as Intersection<PartOf<Listed, Name>>;

/** Every call of the contract and who answers it: a call without a handler will not compile. */
export const callHandlers: Handlers<typeof calls> = merged('handlers');

/** Everything that can be done later: a declared job that no domain does will not compile. */
export const jobKinds: JobKinds = merged('jobs');

/** What fills an empty database: a declared part that no domain fills in will not compile. */
export const referenceSteps: ReferenceSteps = merged('reference');
export const demoSteps: DemoSteps = merged('demo');

/** What the domains do where an account ends. */
export const accountHooks = {
  async beforeDeletion(tx: Database, humanId: string) {
    for (const domain of domains) await domain.beforeDeletion?.(tx, humanId);
  },
  async anonymise(tx: Database, humanId: string) {
    for (const domain of domains) await domain.anonymise?.(tx, humanId);
  },
};

for (const { texts } of domains) {
  Object.assign(messages, texts?.refusals);
  Object.assign(fieldNames, texts?.fieldNames);
  Object.assign(stateTexts, texts?.states);
}
