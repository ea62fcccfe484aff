import type { ParsedInput } from '@campus/shared/contract/call';
import { identityMoves } from '@campus/shared/contract/machines/human';
import type * as contract from '@campus/shared/contract/participants';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { refuseDuplicate } from '../database/refuseDuplicate';
import type { Context, Handler } from '../Handler';
import { lockHuman } from '../humans/lockHuman';
import { Refusal } from '../Refusal';
import { humans } from '../schema/people';
import { assertMove } from '../states/moveTo';
import { saveVersion } from '../states/saveVersion';
import { compareWithRecord } from '../students/compareWithRecord';
import { tooMany } from '../tooMany';
import type { Participant } from '../Visitor';
import { readOwnProfile } from './readOwnProfile';

type Call = typeof contract.updateIdentity;

const fivePerDay = { max: 5, seconds: 86_400 };

/** Before anything is looked up: which СНИЛС somebody has already is not to be tried out. */
async function limit({ limits, visitor }: Context<Participant>) {
  const { isAllowed, retryAfter } = await limits.hit(`identity:${visitor.id}`, fivePerDay);
  if (!isAllowed) throw tooMany('IDENTITY_LIMIT', retryAfter);
}

async function save(
  tx: Database,
  context: Context<Participant>,
  { version, ...identity }: ParsedInput<Call>['body'],
) {
  const { id } = context.visitor;
  const before = await lockHuman(tx, id);
  assertMove('identity', identityMoves.fill, before.identityStatus);
  const edited = { id, version: version ?? before.version };
  // The whole identity is replaced: what is not given any more is gone.
  const set = { middleName: null, inn: null, ...identity, identityStatus: 'FILLED' };
  const after = await saveVersion(tx, humans, edited, set);
  await recordLog(tx, context, {
    action: 'human.identity.update',
    entity: { type: 'human', id },
    humanId: id,
    diff: diffOf(before, after),
  });
  await compareWithRecord(tx, after, before.identityStatus);
}

/** The names and documents that a card needs; whoever has a record of study is compared again. */
export const updateIdentity: Handler<Call> = async ({ body }, context) => {
  const { db, visitor, language } = context;
  await limit(context);
  // Whose number it is stays untold.
  const taken = new Refusal(409, 'SNILS_TAKEN', { fields: { snils: 'SNILS_TAKEN' } });
  await db
    .transaction((tx) => save(tx, context, body))
    .catch(refuseDuplicate('humans_snils_unique', taken));
  return readOwnProfile(db, visitor.id, language);
};
