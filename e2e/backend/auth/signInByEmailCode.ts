import type * as contract from '@campus/shared/contract/auth';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import type { Signup } from '../schema/security';
import { createHuman } from './createHuman';
import { findHuman } from './findHuman';
import { recordLogin } from './recordLogin';

const wrongCode = () => new Refusal(422, 'CODE_WRONG', { fields: { code: 'CODE_WRONG' } });

async function humanFor(tx: Database, email: string, signup: Signup | null) {
  const human = await findHuman(tx, email);
  if (human) return human;
  if (!signup) throw wrongCode();
  return createHuman(tx, email, signup);
}

/** Exchanges a code for a token; a code that was asked for at sign-up creates the account. */
export const signInByEmailCode: Handler<typeof contract.signInByEmailCode> = async (
  { body: { email, code } },
  context,
) => {
  const { db, codes, sessions, ip } = context;
  const match = await codes.match({ purpose: 'HUMAN', email, ip }, code);
  if (!match) throw wrongCode();
  const authToken = await db.transaction(async (tx) => {
    if (!(await codes.use(match, tx))) throw wrongCode();
    const human = await humanFor(tx, email, match.signup);
    await recordLogin(tx, { kind: 'HUMAN', id: human.id, method: 'EMAIL_CODE' }, context);
    return sessions.open('HUMAN', human.id, ip, tx);
  });
  return { authToken };
};
