import type * as contract from '@campus/shared/contract/applications';
import { eq } from 'drizzle-orm';
import { issueCard } from '../cards/issueCard';
import type { Database } from '../database/Database';
import { refuseDuplicate } from '../database/refuseDuplicate';
import type { Context, Handler } from '../Handler';
import { lockHuman } from '../humans/lockHuman';
import { Refusal } from '../Refusal';
import type { applications } from '../schema/applications';
import { eskIssuings } from '../schema/cards';
import { illegalMove } from '../states/illegalMove';
import type { StaffMember } from '../Visitor';
import { findDecidable } from './findDecidable';
import { moveApplication } from './moveApplication';
import { readApplication } from './readApplication';

type Application = typeof applications.$inferSelect;

async function issuingOf(tx: Database, { payload }: Application) {
  const id = payload?.issuingId;
  if (typeof id !== 'string') return undefined;
  const [issuing] = await tx.select().from(eskIssuings).where(eq(eskIssuings.id, id));
  return issuing;
}

/** A card is issued at once; a grant waits, approved, for the next register of its type. */
async function approve(tx: Database, context: Context<StaffMember>, application: Application) {
  // The person first, as whoever applies does: two orders could wait for each other for ever.
  const human = await lockHuman(tx, application.humanId);
  if (human.state !== 'ACTIVE') throw illegalMove('human', human.state);
  await moveApplication(tx, context, application.id, { move: 'approve' });
  if (application.type !== 'ESK_CARD') return;
  await issueCard(tx, context, human, await issuingOf(tx, application), context.now());
}

export const approveApplication: Handler<typeof contract.approveApplication> = async (
  { params: { id } },
  context,
) => {
  const { db, visitor } = context;
  const application = await findDecidable(db, visitor, id);
  await db
    .transaction((tx) => approve(tx, context, application))
    .catch(refuseDuplicate('esk_cards_one_live', new Refusal(409, 'CARD_LIVE')));
  return readApplication(id, context);
};
