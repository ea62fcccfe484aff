import type { Domain } from '../../platform/Domain';
import { directoryHandlers } from './directoryHandlers';
import { resourceHandlers } from './resourceHandlers';
import { resourceTexts } from './resourceTexts';
import type { Education } from './seed/seedEducation';
import type { seedStatuses } from './seed/seedStatuses';

export const resourcesDomain = {
  handlers: { ...resourceHandlers, ...directoryHandlers },
  texts: resourceTexts,

  reference: {
    languageIds: {
      async fill(context) {
        const { seedLanguages } = await import('./seed/seedLanguages');
        return seedLanguages(context);
      },
    },
    statuses: {
      // Draws its numbers after them.
      after: ['roles'],
      async fill(context) {
        const { seedStatuses } = await import('./seed/seedStatuses');
        return seedStatuses(context);
      },
    },
    mobileVersions: {
      async fill(context) {
        const { seedMobileVersions } = await import('./seed/seedMobileVersions');
        return seedMobileVersions(context);
      },
    },
  },

  demo: {
    serviceWorks: {
      async fill(context) {
        const { seedServiceWorks } = await import('./seed/seedServiceWorks');
        return seedServiceWorks(context);
      },
    },
    education: {
      async fill(context) {
        const { seedEducation } = await import('./seed/seedEducation');
        return seedEducation(context);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Reference {
    statuses: Awaited<ReturnType<typeof seedStatuses>>;
    mobileVersions: void;
  }

  interface Demo {
    education: Education;
  }
}
