import type * as contract from '@campus/shared/contract/auth/calls';
import type { Handler } from '../../platform/Handler';
import { findHuman } from './findHuman';
import { recordLogin } from './recordLogin';
import { wrongCredentials } from './wrongCredentials';

export const signInByPassword: Handler<typeof contract.signInByPassword> = async (
  { body: { email, password } },
  context,
) => {
  const { db, passwords, sessions, ip, userAgent } = context;
  const human = await findHuman(db, email);
  const attempt = { kind: 'HUMAN', name: email, ip } as const;
  const isRight = await passwords.check(attempt, password, human?.passwordHash);
  if (!human || !isRight) throw wrongCredentials();
  const authToken = await db.transaction(async (tx) => {
    await recordLogin(tx, { kind: 'HUMAN', id: human.id, method: 'PASSWORD' }, context);
    return sessions.open('HUMAN', human.id, { ip, userAgent }, tx);
  });
  return { authToken };
};
