import type { Domain } from '../../platform/Domain';
import type { PartnerDirectory } from './createPartnerDirectory';
import { partnerHandlers } from './partnerHandlers';
import { partnerTexts } from './partnerTexts';
import { pullPartners, type PartnerSync } from './pullPartners';

export const partnersDomain = {
  handlers: partnerHandlers,
  jobs: { 'partners.sync': pullPartners },
  texts: partnerTexts,
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'partners.sync': PartnerSync;
  }
}

declare module '../../platform/Services' {
  interface Services {
    partnerDirectory: PartnerDirectory;
  }
}
