import type * as contract from '@campus/shared/contract/auth';
import type { Handler } from '../Handler';
import { checkStaffPassword } from './checkStaffPassword';
import { mailCode } from './mailCode';

/** Nothing is mailed to somebody who has an authenticator. */
export const sendStaffCode: Handler<typeof contract.sendStaffCode> = async ({ body }, context) => {
  const user = await checkStaffPassword(body.login, body.password, context);
  if (user.twoFactor === 'TOTP') return { method: 'TOTP' };
  const { login: email, language } = user;
  return { method: 'EMAIL', ...(await mailCode({ purpose: 'STAFF', email, language }, context)) };
};
