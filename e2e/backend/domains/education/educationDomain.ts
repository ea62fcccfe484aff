import type { Domain } from '../../platform/Domain';
import { educationHandlers } from './educationHandlers';
import { educationTexts } from './educationTexts';

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
