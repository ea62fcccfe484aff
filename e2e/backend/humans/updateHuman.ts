import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/humans';
import { identityMoves } from '@campus/shared/contract/machines/human';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import { actOnCard } from '../cards/actOnCard';
import type { Database } from '../database/Database';
import type { Context, Handler } from '../Handler';
import { tellHuman } from '../notifications/tellHuman';
import { humans } from '../schema/people';
import { assertMove } from '../states/moveTo';
import { illegalMove } from '../states/illegalMove';
import { saveVersion } from '../states/saveVersion';
import type { StaffMember } from '../Visitor';
import { identityNotices } from './identityNotices';
import { lockHuman } from './lockHuman';
import { readHuman } from './readHuman';
import { requestEmailChange } from './requestEmailChange';

type Call = typeof contract.updateHuman;
type Body = ParsedInput<Call>['body'];
type Human = typeof humans.$inferSelect;

function checkMoves(human: Human, { identityStatus }: Body) {
  if (human.state !== 'ACTIVE') throw illegalMove('human', human.state);
  // A form sends the whole record back: what stays is no move.
  if (!identityStatus || identityStatus === human.identityStatus) return;
  assertMove('identity', identityMoves.decide, human.identityStatus);
}

async function save(tx: Database, context: Context<StaffMember>, id: string, body: Body) {
  const { comment, cardAction, version, email, ...fields } = body;
  const before = await lockHuman(tx, id);
  checkMoves(before, body);
  const after = await saveVersion(tx, humans, { id, version }, fields);
  if (cardAction) await actOnCard(tx, context, id, cardAction);
  await recordLog(tx, context, {
    action: 'human.update',
    entity: { type: 'human', id },
    humanId: id,
    diff: { ...diffOf(before, after), comment: { to: comment } },
  });
  if (email !== undefined && email !== before.email)
    await requestEmailChange(tx, context, before, email);
  const { identityStatus } = after;
  if (identityStatus === before.identityStatus || identityStatus === 'EMPTY') return;
  await tellHuman(tx, id, {
    kind: 'INFO',
    link: '/me/identity',
    ...identityNotices[identityStatus],
  });
}

export const updateHuman: Handler<Call> = async ({ params: { id }, body }, context) => {
  await context.db.transaction((tx) => save(tx, context, id, body));
  const { profile } = await readHuman(id, context);
  return profile;
};
