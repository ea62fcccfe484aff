import type * as contract from '@campus/shared/contract/humans';
import { recordLog } from '../audit/recordLog';
import { hasRole } from '../users/hasRole';
import type { Context, Handler } from '../Handler';
import { Refusal } from '../Refusal';
import type { StaffMember } from '../Visitor';
import { readHuman } from './readHuman';

/** The documents as they are; nobody sees them without leaving a trace. */
async function readInFull(id: string, context: Context<StaffMember>) {
  if (!hasRole(context.visitor, 'ADMIN', 'SUPPORT')) throw new Refusal(403, 'FORBIDDEN');
  return context.db.transaction(async (tx) => {
    const { human, profile } = await readHuman(id, { ...context, db: tx });
    const entity = { type: 'human', id };
    await recordLog(tx, context, { action: 'human.documents.view', entity, humanId: id });
    const { snils, inn, passport } = human;
    return { ...profile, snils, inn, passport };
  });
}

export const getHuman: Handler<typeof contract.getHuman> = async ({ params, query }, context) => {
  if (query.full) return readInFull(params.id, context);
  const { profile } = await readHuman(params.id, context);
  return profile;
};
