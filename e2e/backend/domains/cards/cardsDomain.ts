import { eq, and, inArray, lt } from 'drizzle-orm';
import { dayAt, yearsAfter } from '@campus/shared/contract/days';
import { cardMoves, type CardStatus } from '@campus/shared/contract/cards/machine';
import type { Domain } from '../../platform/Domain';
import { system } from '../../platform/audit/Actor';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { enqueue } from '../../platform/jobs/enqueue';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { cardHandlers } from './cardHandlers';
import { eskCards } from './cardTables';
import { lockStudy } from './lockStudy';
import { moveCard } from './moveCard';

const cardTexts = {
  refusals: {
    VERIFY_LIMIT: {
      ru: 'С этого адреса проверяют слишком много карт. Попробуйте через минуту.',
      en: 'Too many cards are being checked from this address. Try again in a minute.',
    },
    CARD_NOT_SHARED: {
      ru: 'Этот человек отозвал согласие на передачу сведений о карте организации.',
      en: 'This person has withdrawn the consent to share card details with the organisation.',
    },
    CARD_NONE: { ru: 'У этого человека ещё нет карты.', en: 'This person has no card yet.' },
    CARD_REPLACED: {
      ru: 'Вместо этой карты уже выпущена новая. Разблокировать старую нельзя.',
      en: 'A new card has replaced this one. The old one cannot be unblocked.',
    },
    CARD_STUDY_ENDED: {
      ru: 'Этот человек сейчас не учится. Карту можно разблокировать, когда учебное заведение сообщит, что учёба продолжается.',
      en: 'This person is not studying now. The card can be unblocked once their organisation says that the studies go on.',
    },
    CARD_LIVE: {
      ru: 'Карта уже есть. Новую можно получить только вместо утерянной.',
      en: 'There is already a card. A new one is only issued to replace a lost one.',
    },
  },
  states: {
    card: {
      ru: {
        ISSUING: 'Карта ещё выпускается.',
        ACTIVE: 'Карта действует.',
        BLOCKED: 'Карта заблокирована.',
        EXPIRED: 'Срок действия карты истёк.',
        CLOSED: 'Карта закрыта.',
      },
      en: {
        ISSUING: 'The card is still being issued.',
        ACTIVE: 'The card is active.',
        BLOCKED: 'The card is blocked.',
        EXPIRED: 'The card has expired.',
        CLOSED: 'The card is closed.',
      },
    },
  },
} satisfies DomainTexts<{ card: CardStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    cards: typeof cardTexts;
  }
}

const chunk = 200;

/** Ends the cards whose last day is over, some at a time so that no transaction is long. */
const expireCards: JobHandler<'card.expire'> = async (_, { db, now }) => {
  const isOver = and(
    inArray(eskCards.status, [...cardMoves.expire.from]),
    lt(eskCards.expiresAt, dayAt(now())),
  );
  const cards = await db
    .select()
    .from(eskCards)
    .where(isOver)
    .limit(chunk)
    .for('update', { skipLocked: true });
  for (const card of cards) await moveCard(db, system, card, { move: 'expire', to: 'EXPIRED' });
  if (cards.length === chunk) await enqueue(db, 'card.expire', {}, { runAt: new Date(now()) });
};

const yearsValid = 5;

/** Five years, or until the study should end; a study that goes on past its end sets no limit. */
function periodFrom(issuedAt: string, endsAt: string | null | undefined) {
  const latest = yearsAfter(issuedAt, yearsValid);
  return { issuedAt, expiresAt: endsAt && endsAt > issuedAt && endsAt < latest ? endsAt : latest };
}

/** The card is ready. One that was closed meanwhile stays closed. */
const activateCard: JobHandler<'card.issue'> = async ({ cardId }, { db, now }) => {
  const isThis = eq(eskCards.id, cardId);
  const [issued] = await db.select({ humanId: eskCards.humanId }).from(eskCards).where(isThis);
  if (!issued) return;
  // The study before the card, as everywhere: two orders could wait for ever.
  const study = await lockStudy(db, issued.humanId);
  const [card] = await db.select().from(eskCards).where(isThis).for('update');
  if (card?.status !== 'ISSUING') return;
  if (!study?.isGoingOn) {
    const blockReason = 'STUDY_ENDED';
    await moveCard(db, system, card, { move: 'close', to: 'CLOSED', set: { blockReason } });
    return;
  }
  const set = periodFrom(dayAt(now()), study.endsAt);
  await moveCard(db, system, card, { move: 'activate', to: 'ACTIVE', set });
};

export const cardsDomain = {
  handlers: cardHandlers,
  jobs: {
    'card.issue': { run: activateCard, isOwed: true },
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
