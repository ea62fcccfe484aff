import type * as contract from '@campus/shared/contract/auth/calls';
import type { Database } from '../../platform/database/Database';
import type { Context, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { checkAuthenticator } from './checkAuthenticator';
import { checkStaffPassword } from './checkStaffPassword';
import { recordLogin } from './recordLogin';

type Owner = Awaited<ReturnType<typeof checkStaffPassword>>;

const wrongCode = () => new Refusal(422, 'CODE_WRONG', { fields: { otp: 'CODE_WRONG' } });

const methodOf = { TOTP: 'PASSWORD_AND_TOTP', EMAIL: 'PASSWORD_AND_EMAIL_CODE' } as const;

/** Checks the second factor; what is returned uses a mailed code up together with the sign-in. */
async function secondFactorOf(user: Owner, otp: string, context: Context) {
  if (user.twoFactor === 'TOTP') {
    await checkAuthenticator(user, { code: otp, field: 'otp' }, context);
    return async () => true;
  }
  const place = { purpose: 'STAFF', email: user.login, ip: context.ip } as const;
  const match = await context.codes.match(place, otp);
  if (!match) throw wrongCode();
  return (tx: Database) => context.codes.use(match, tx);
}

export const signInStaff: Handler<typeof contract.signInStaff> = async ({ body }, context) => {
  const { db, sessions, ip, userAgent } = context;
  const user = await checkStaffPassword(body.login, body.password, context);
  const useUp = await secondFactorOf(user, body.otp, context);
  const authToken = await db.transaction(async (tx) => {
    if (!(await useUp(tx))) throw wrongCode();
    await recordLogin(
      tx,
      { kind: 'STAFF', id: user.id, method: methodOf[user.twoFactor] },
      context,
    );
    return sessions.open('STAFF', user.id, { ip, userAgent }, tx);
  });
  return { authToken };
};
