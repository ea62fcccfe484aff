import type * as contract from '@campus/shared/contract/auth';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { checkStaffPassword } from './checkStaffPassword';
import { recordLogin } from './recordLogin';

const wrongCode = () => new Refusal(422, 'CODE_WRONG', { fields: { otp: 'CODE_WRONG' } });

export const signInStaff: Handler<typeof contract.signInStaff> = async ({ body }, context) => {
  const { db, codes, sessions, ip } = context;
  const user = await checkStaffPassword(body.login, body.password, context);
  const match = await codes.match('STAFF', user.login, body.otp);
  if (!match) throw wrongCode();
  const authToken = await db.transaction(async (tx) => {
    if (!(await codes.use(match.id, tx))) throw wrongCode();
    await recordLogin(tx, 'STAFF', user.id);
    return sessions.open('STAFF', user.id, ip, tx);
  });
  return { authToken };
};
