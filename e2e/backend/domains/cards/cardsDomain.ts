import type { Domain } from '../../platform/Domain';
import { eq } from 'drizzle-orm';
import { activateCard } from './activateCard';
import { cardHandlers } from './cardHandlers';
import { eskCards } from './cardTables';
import { cardTexts } from './cardTexts';
import { expireCards } from './expireCards';

export const cardsDomain = {
  handlers: cardHandlers,
  jobs: {
    'card.issue': { run: activateCard },
    'card.expire': { run: expireCards, every: 3_600 },
  },
  texts: cardTexts,

  async anonymise(tx, humanId) {
    await tx.update(eskCards).set({ photoId: null }).where(eq(eskCards.humanId, humanId));
  },

  reference: {
    cardIssuings: {
      async fill(context) {
        const { seedCardIssuings } = await import('./seed/seedCardIssuings');
        return seedCardIssuings(context);
      },
    },
  },

  demo: {
    cards: {
      after: ['people'],
      async fill(context, { people }) {
        const { seedCards } = await import('./seed/seedCards');
        return seedCards(context, people.students);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'card.issue': { cardId: string };
    'card.expire': object;
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Reference {
    cardIssuings: void;
  }

  interface Demo {
    cards: void;
  }
}
