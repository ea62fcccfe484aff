import type { Domain } from '../../platform/Domain';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { educationHandlers } from './educationHandlers';

const educationTexts = {
  refusals: {
    GRANT_OVERLAP: {
      ru: 'На это время у организации уже есть выплата того же вида. Измените период.',
      en: 'The organisation already has the same kind of payment for this time. Change the period.',
    },
  },
  fieldNames: {
    periodFrom: { ru: 'Начало периода', en: 'Start of the period' },
    periodTo: { ru: 'Конец периода', en: 'End of the period' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    education: typeof educationTexts;
  }
}

export const educationDomain = {
  handlers: educationHandlers,
  texts: educationTexts,

  demo: {
    grants: {
      after: ['education'],
      async fill(context, { education }) {
        const { seedGrants } = await import('./seed/seedGrants');
        return seedGrants(context, education);
      },
    },
    workPlans: {
      after: ['education', 'people'],
      async fill(context, { education, people }) {
        const { seedWorkPlans } = await import('./seed/seedWorkPlans');
        return seedWorkPlans(context, education, people.students);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    grants: void;
    workPlans: void;
  }
}
