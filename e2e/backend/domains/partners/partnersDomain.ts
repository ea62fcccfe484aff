import type { Domain } from '../../platform/Domain';
import type { PartnerDirectory } from './createPartnerDirectory';
import { partnerHandlers } from './partnerHandlers';
import { partnerTexts } from './partnerTexts';
import { pullPartners, type PartnerSync } from './pullPartners';
import type { Partners } from './seed/seedPartners';

export const partnersDomain = {
  handlers: partnerHandlers,
  jobs: { 'partners.sync': pullPartners },
  texts: partnerTexts,

  demo: {
    partners: {
      after: ['education'],
      async fill(context, { education }) {
        const { seedPartners } = await import('./seed/seedPartners');
        return seedPartners(context, education);
      },
    },
  },
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

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    partners: Partners;
  }
}
