import type { Domain } from '../../platform/Domain';
import { applyKind } from './applyKind';
import { askForWorkPlan } from './askForWorkPlan';
import type { Nsi } from './createNsi';
import { syncHandlers } from './syncHandlers';
import { syncTexts } from './syncTexts';

export const syncDomain = {
  handlers: syncHandlers,
  jobs: { 'sync.apply': applyKind, 'sync.workPlan': askForWorkPlan },
  texts: syncTexts,

  demo: {
    syncMessages: {
      after: ['education', 'people'],
      async fill(context, { education, people }) {
        const { seedSync } = await import('./seed/seedSync');
        return seedSync(context, education, people.students);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    /** A message of the reference-data service. */
    'sync.apply': { id: string };
    /** The student's name there. */
    'sync.workPlan': { student: string; period?: string };
  }
}

declare module '../../platform/Services' {
  interface Services {
    nsi: Nsi;
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    syncMessages: void;
  }
}
