import type * as contract from '@campus/shared/contract/applications';
import { and, eq } from 'drizzle-orm';
import { liveCardOf } from '../cards/liveCardOf';
import { lockCards } from '../cards/lockCards';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { eskIssuings } from '../schema/cards';
import { createApplication } from './createApplication';
import type { Applicant } from './findApplicant';

async function checkIssuing(tx: Database, issuingId: string | undefined) {
  if (!issuingId) return;
  const open = and(eq(eskIssuings.id, issuingId), eq(eskIssuings.isActive, true));
  const [issuing] = await tx.select().from(eskIssuings).where(open);
  if (issuing) return;
  throw new Refusal(422, 'ISSUING_UNKNOWN', { fields: { issuingId: 'ISSUING_UNKNOWN' } });
}

async function checkPerson(tx: Database, { human }: Applicant) {
  if (human.identityStatus !== 'VERIFIED') throw new Refusal(422, 'IDENTITY_NOT_VERIFIED');
  if (!human.photoId) throw new Refusal(422, 'PHOTO_MISSING');
  const { standing } = liveCardOf(await lockCards(tx, human.id));
  if (standing) throw new Refusal(409, 'CARD_LIVE');
}

/** A first card, or another one instead of a card that is lost or of a study that is over. */
export const applyForCard: Handler<typeof contract.applyForCard> = ({ body }, context) =>
  createApplication(context, {
    type: 'ESK_CARD',
    payload: body,
    async check(tx, applicant) {
      await checkPerson(tx, applicant);
      await checkIssuing(tx, body.issuingId);
    },
  });
