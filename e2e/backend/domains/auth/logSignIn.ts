import type { Call, ParsedInput } from '@campus/shared/contract/call';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAccountEvent } from '../../platform/audit/recordLog';
import type { Context, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { users } from '../accounts/userTables';
import { findHuman } from './findHuman';
import { warnOwner } from './warnOwner';

interface Way<C extends Call> {
  event: 'signIn' | 'code';
  method: string;
  kind: 'HUMAN' | 'STAFF';
  /** The e-mail that was typed. */
  accountOf: (input: ParsedInput<C>) => string;
}

type Asked = Pick<Context, 'db' | 'limits' | 'ip' | 'requestId'>;

async function ownerOf({ db }: Asked, kind: 'HUMAN' | 'STAFF', email: string) {
  if (kind === 'HUMAN') return findHuman(db, email);
  const isLogin = eq(sql`lower(${users.login})`, email.toLowerCase());
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isLogin, isNull(users.deletedAt)));
  return user;
}

/** Every try during a pause is refused; the owner reads of it once in a quarter of an hour. */
async function recordPause(asked: Asked, kind: 'HUMAN' | 'STAFF', email: string) {
  const key = `pause-told:${kind}:${email.toLowerCase()}`;
  const { isAllowed } = await asked.limits.hit(key, { max: 1, seconds: 900 });
  const owner = isAllowed && (await ownerOf(asked, kind, email));
  if (!owner) return;
  const { db, ip, requestId } = asked;
  const account = { kind, id: owner.id };
  await db.transaction(async (tx) => {
    await recordAccountEvent(tx, { visitor: null, ip, requestId }, account, 'pause');
    await warnOwner(tx, account, 'pause');
  });
}

/** The same handler, each success and refusal of which is logged. */
export const logSignIn =
  <C extends Call>(handler: Handler<C>, { event, method, kind, accountOf }: Way<C>): Handler<C> =>
  async (input, context) => {
    const { securityLog, ip, requestId } = context;
    const account = accountOf(input);
    const facts = { event, method, account, ip, requestId };
    try {
      const answer = await handler(input, context);
      securityLog.done(facts);
      return answer;
    } catch (error) {
      if (error instanceof Refusal) securityLog.refused(error, facts);
      if (error instanceof Refusal && error.code === 'SIGN_IN_PAUSED')
        await recordPause(context, kind, account);
      throw error;
    }
  };
