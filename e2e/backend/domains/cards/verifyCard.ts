import type { verifyCard as contract } from '@campus/shared/contract/cards/calls';
import { dayAt } from '@campus/shared/contract/days';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/Handler';
import type { Database } from '../../platform/database/Database';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import { inLanguage } from '../../platform/messages/inLanguage';
import { humans, students } from '../accounts/humanTables';
import { eduOrgs } from '../resources/resourceTables';
import { readCode } from './cardCodes';
import { eskCards } from './cardTables';

/** A queue at one door scans from one address; nobody can guess a signature at this pace. */
const perAddress = { max: 60, seconds: 60 };

async function findCard(db: Database, id: string) {
  const [found] = await db
    .select({ card: eskCards, human: humans, eduOrg: eduOrgs })
    .from(eskCards)
    .innerJoin(humans, eq(humans.id, eskCards.humanId))
    .innerJoin(students, eq(students.humanId, eskCards.humanId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .where(eq(eskCards.id, id));
  return found;
}

const initial = (name: string | null) => (name ? [`${[...name][0] ?? ''}.`] : []);

/** Whoever scans a code learns as much as lets them compare it with a document, and no more. */
export const verifyCard: Handler<typeof contract> = async (
  { params },
  { db, keys, now, limits, ip, language },
) => {
  const { isAllowed, retryAfter } = await limits.hitNetwork('verify-address', ip, perAddress);
  if (!isAllowed) throw tooManyRequests('VERIFY_LIMIT', retryAfter);

  const code = await readCode(params.token, { key: keys.card, now: now() });
  if (typeof code === 'string') return { result: code };
  const found = await findCard(db, code.cardId);
  if (!found) return { result: 'UNKNOWN' };
  const { card, human, eduOrg } = found;
  const hasEnded = card.expiresAt !== null && card.expiresAt < dayAt(now());
  if (card.status !== 'ACTIVE' || human.state !== 'ACTIVE' || hasEnded)
    return { result: 'INVALID' };
  return {
    result: 'VALID',
    isOffline: code.isOffline,
    initials: [...initial(human.firstName), ...initial(human.lastName)],
    organisation: inLanguage(eduOrg.name, language),
    expiresAt: card.expiresAt,
  };
};
