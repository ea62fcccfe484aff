import { cardPaths } from '@campus/shared/contract/cards/paths';
import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/people/staffCalls';
import { identityMoves } from '@campus/shared/contract/people/machine';
import { and, eq, ne, sql } from 'drizzle-orm';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { tellOwner } from '../auth/tellOwner';
import { actOnCard } from '../cards/actOnCard';
import type { Database } from '../../platform/database/Database';
import type { Context, Handler } from '../../platform/Handler';
import { tellHuman } from '../inbox/tellHuman';
import { Refusal } from '../../platform/access/Refusal';
import { humans } from '../accounts/humanTables';
import { emailChanges } from './peopleTables';
import { illegalMove, assertMove } from '../../platform/states/transitionTo';
import { saveVersion } from '../../platform/states/saveVersion';
import type { StaffMember } from '../../platform/access/Requester';
import { identityNotices } from './identityNotices';
import { lockHuman } from '../accounts/lockHuman';
import { readHuman } from './readHuman';

const msToConfirm = 7 * 86_400_000;

const message = {
  title: { ru: 'Почту хотят сменить', en: 'Your email is about to change' },
  body: {
    ru: 'Сотрудник поддержки указал для вас другую почту, второй сотрудник должен это подтвердить. Если вы об этом не просили, напишите в поддержку.',
    en: 'A member of our support team has entered a different email for you, and a second one has to confirm it. If you did not ask for this, contact support.',
  },
};

async function assertFree(tx: Database, id: string, email: string) {
  const isTaken = and(
    eq(sql`lower(${humans.email})`, email.toLowerCase()),
    eq(humans.state, 'ACTIVE'),
    ne(humans.id, id),
  );
  if ((await tx.$count(humans, isTaken)) === 0) return;
  throw new Refusal(409, 'EMAIL_TAKEN', { fields: { email: 'EMAIL_TAKEN' } });
}

/**
 * Keeps another e-mail for a person until a second member of staff confirms it, and tells both
 * addresses. A newer one takes the place of an older one.
 * @throws Refusal 409 EMAIL_TAKEN.
 */
async function requestEmailChange(
  tx: Database,
  context: Context<StaffMember>,
  human: typeof humans.$inferSelect,
  email: string,
) {
  const { visitor, now } = context;
  const { id } = human;
  await assertFree(tx, id, email);
  const requestedAt = new Date(now());
  const expiresAt = new Date(now() + msToConfirm);
  const wish = { email, requestedBy: visitor.id, requestedAt, expiresAt };
  await tx
    .insert(emailChanges)
    .values({ humanId: id, ...wish })
    .onConflictDoUpdate({ target: emailChanges.humanId, set: wish });
  await recordLog(tx, context, {
    action: 'human.email.request',
    entity: { type: 'human', id },
    humanId: id,
    diff: { email: { from: human.email, to: email } },
  });
  await tellHuman(tx, id, { kind: 'INFO', ...message });
  const owner = { kind: 'HUMAN', id } as const;
  await tellOwner(tx, context, owner, 'EMAIL_REQUESTED');
  await tellOwner(tx, context, owner, 'EMAIL_PROPOSED', { to: email });
}

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
    link: cardPaths.card(),
    ...identityNotices[identityStatus],
  });
}

export const updateHuman: Handler<Call> = async ({ params: { id }, body }, context) => {
  await context.db.transaction((tx) => save(tx, context, id, body));
  const { profile } = await readHuman(id, context);
  return profile;
};
