import type * as contract from '@campus/shared/contract/auth';
import type { Handler } from '../Handler';
import { findHuman } from './findHuman';
import { recordLogin } from './recordLogin';
import { wrongCredentials } from './wrongCredentials';

export const signInByPassword: Handler<typeof contract.signInByPassword> = async (
  { body: { email, password } },
  { db, passwords, sessions, ip },
) => {
  const human = await findHuman(db, email);
  const isRight = await passwords.check(`HUMAN:${email}`, password, human?.passwordHash);
  if (!human || !isRight) throw wrongCredentials();
  await recordLogin(db, 'HUMAN', human.id);
  return { authToken: await sessions.open('HUMAN', human.id, ip) };
};
