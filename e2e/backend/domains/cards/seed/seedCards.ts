import { eskCards } from '../cardTables';
import { cardNumber } from '../../../platform/seed/checksums';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Students } from '../../accounts/seed/seedPeople';

type Card = typeof eskCards.$inferInsert;
type State = Pick<Card, 'status' | 'blockReason'>;

/** The states of the first students after student@; everybody else has an active card. */
const shownStates: State[] = [
  { status: 'ISSUING' },
  { status: 'ISSUING' },
  { status: 'ISSUING' },
  { status: 'BLOCKED', blockReason: 'LOST' },
  { status: 'BLOCKED', blockReason: 'LOST' },
  { status: 'BLOCKED', blockReason: 'FRAUD' },
  { status: 'BLOCKED', blockReason: 'STAFF' },
  { status: 'EXPIRED' },
  { status: 'EXPIRED' },
  { status: 'CLOSED' },
];

function stateOf(index: number, isStudying: boolean): State {
  if (!isStudying) return { status: 'BLOCKED', blockReason: 'STUDY_ENDED' };
  return (index > 0 && shownStates[index - 1]) || { status: 'ACTIVE' };
}

const issuedBefore: Record<Card['status'], number> = {
  ISSUING: 2,
  ACTIVE: 400,
  BLOCKED: 320,
  EXPIRED: 1_900,
  CLOSED: 700,
};

function createCard(
  { random, calendar }: DemoContext,
  humanId: string,
  index: number,
  state: State,
) {
  const age = issuedBefore[state.status] + (state.status === 'ISSUING' ? 0 : index);
  const dates = { issuedAt: calendar.day(-age), expiresAt: calendar.day(-age + 5 * 365) };
  return {
    id: random.uuid(),
    humanId,
    number: cardNumber(`220012${random.digits(9)}`),
    kind: index % 4 === 3 ? ('PLASTIC' as const) : ('DIGITAL' as const),
    createdAt: calendar.moment(-age),
    ...state,
    ...(state.status !== 'ISSUING' && dates),
  };
}

/** Verified students who have not got a card yet. */
export const withoutCard = [58, 59];

/** A card for nearly everybody whose identity is verified; three had another one before. */
export async function seedCards(context: DemoContext, people: Students) {
  const verified = people.filter(({ isVerified }) => isVerified);
  const holders = verified.filter((_, index) => !withoutCard.includes(index));
  const cards: Card[] = holders.map(({ id, status }, index) => {
    const isStudying = status === 'ENROLLED' || status === 'ACADEMIC_LEAVE';
    return createCard(context, id, index, stateOf(index, isStudying));
  });
  const replaced: Card[] = cards.slice(20, 23).map((card) => {
    const old = createCard(context, card.humanId, 300, { status: 'CLOSED', blockReason: 'LOST' });
    card.previousCardId = old.id;
    return old;
  });
  await insertAll(context.tx, eskCards, [...replaced, ...cards]);
}
