import type { Call, ParsedInput } from '@campus/shared/contract/call';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { accountEntity, recordAccountEvent, recordLog } from '../../platform/audit/recordLog';
import type { Context, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { users } from '../accounts/userTables';
import { AccountPaused } from './createAttempts';
import { deviceDiff } from './deviceOf';
import { findHuman } from './findHuman';
import { pauseToldKey } from './signInPauses';
import { warnOwner } from './warnOwner';

interface Way<C extends Call> {
  event: 'signIn' | 'code';
  method: string;
  kind: 'HUMAN' | 'STAFF';
  /** The e-mail that was typed. */
  accountOf: (input: ParsedInput<C>) => string;
}

type Asked = Pick<Context, 'db' | 'limits' | 'ip' | 'requestId' | 'userAgent' | 'securityLog'>;

async function ownerOf({ db }: Asked, kind: 'HUMAN' | 'STAFF', email: string) {
  if (kind === 'HUMAN') return findHuman(db, email);
  const isLogin = eq(sql`lower(${users.login})`, email.toLowerCase());
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isLogin, isNull(users.deletedAt)));
  return user;
}

interface Tried {
  kind: 'HUMAN' | 'STAFF';
  method: string;
  email: string;
}

/**
 * Recorded whether there is such an account or not. What was typed for one that does not exist is
 * kept as its hash: it may be a password in the wrong field.
 */
async function recordRefusal(asked: Asked, { kind, method, email }: Tried, code: string) {
  const { db, ip, requestId, userAgent, securityLog } = asked;
  const owner = await ownerOf(asked, kind, email);
  const diff = { method: { to: method }, code: { to: code }, ...deviceDiff(userAgent) };
  const actor = { visitor: null, ip, requestId };
  if (owner) return recordAccountEvent(db, actor, { kind, id: owner.id }, 'refusal', diff);
  const entity = { type: accountEntity, id: securityLog.hashOf(email) };
  await recordLog(db, actor, { action: `${accountEntity}.refusal`, entity, diff });
}

/** Why a right password or code would have been let in; a busy server or a pause is another matter. */
const isWrong = ({ status }: Refusal) => status === 403 || status === 422;

/** Every try during a pause is refused; the owner reads of it once in a quarter of an hour. */
async function recordPause(asked: Asked, kind: 'HUMAN' | 'STAFF', email: string) {
  const key = pauseToldKey(kind, email);
  const { isAllowed } = await asked.limits.hit(key, { max: 1, seconds: 900 });
  const owner = isAllowed && (await ownerOf(asked, kind, email));
  if (!owner) return;
  const { db, ip, requestId } = asked;
  const account = { kind, id: owner.id };
  await db.transaction(async (tx) => {
    const device = deviceDiff(asked.userAgent);
    await recordAccountEvent(tx, { visitor: null, ip, requestId }, account, 'pause', device);
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
      if (!(error instanceof Refusal)) throw error;
      securityLog.refused(error, facts);
      // A participant asks for a code without any proof of who they are.
      const hasProof = event === 'signIn' || kind === 'STAFF';
      if (error instanceof AccountPaused) await recordPause(context, kind, account);
      else if (hasProof && isWrong(error))
        await recordRefusal(context, { kind, method, email: account }, error.code);
      throw error;
    }
  };
