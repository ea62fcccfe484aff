import type { Domain } from '../../platform/Domain';
import { eventHandlers } from './eventHandlers';
import { infoPageHandlers } from './infoPageHandlers';
import { mediaHandlers } from './mediaHandlers';
import { mediaTexts } from './mediaTexts';
import { newsHandlers } from './newsHandlers';
import { appear } from './publications/appear';
import type { PublicationName } from './publications/publications';

export const mediaDomain = {
  handlers: { ...mediaHandlers, ...newsHandlers, ...eventHandlers, ...infoPageHandlers },
  jobs: { 'publication.appear': { run: appear } },
  texts: mediaTexts,

  demo: {
    publications: {
      after: ['staff'],
      async fill(context, { staff }) {
        const { seedMedia } = await import('./seed/seedMedia');
        return seedMedia(context, staff);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'publication.appear': { kind: PublicationName; id: string };
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    publications: void;
  }
}
