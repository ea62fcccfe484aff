import { createHmac } from 'node:crypto';
import type { BaseRefusal } from '@campus/shared/server/BaseRefusal';
import type { Logger } from 'pino';

interface Facts {
  event: 'signIn' | 'code' | 'tokenReuse' | 'change' | 'refusal';
  /** How somebody signed in, what was changed, or which call was refused. */
  method: string;
  /** E-mail or id; only its hash is logged. */
  account?: string;
  ip: string;
  requestId: string;
}

export type SecurityLog = ReturnType<typeof createSecurityLog>;

/**
 * One structured line for each event of signing in and of access. Accounts are hashed with a key, so
 * that lines about one belong together and the log names nobody.
 */
export function createSecurityLog(logger: Pick<Logger, 'info' | 'warn'>, key: Uint8Array) {
  const told = new WeakSet<BaseRefusal>();
  const hashOf = (account: string) =>
    createHmac('sha256', key).update(account.toLowerCase()).digest('hex').slice(0, 24);

  function write({ account, ...facts }: Facts, outcome: { result: string; code?: string }) {
    const line = { ...facts, account: account && hashOf(account), ...outcome };
    const isAlarming = facts.event === 'tokenReuse' || outcome.code === 'SIGN_IN_PAUSED';
    logger[isAlarming ? 'warn' : 'info']({ security: line }, 'security');
  }

  return {
    /** What stands for an account in the log. */
    hashOf,

    done: (facts: Facts) => write(facts, { result: 'done' }),

    /** Once for each refusal, by whoever knows most about it. */
    refused(refusal: BaseRefusal, facts: Facts) {
      if (told.has(refusal)) return;
      told.add(refusal);
      write(facts, { result: 'refused', code: refusal.code });
    },
  };
}
