import type * as auth from '@campus/shared/contract/auth';
import type { Services } from '../createServices';
import type { Handlers } from '../Handler';
import { Refusal } from '../Refusal';
import { checkStaffPassword } from './checkStaffPassword';
import { mailCode } from './mailCode';
import { sendEmailCode } from './sendEmailCode';
import { signInByEmailCode } from './signInByEmailCode';
import { signInByPassword } from './signInByPassword';
import { signInStaff } from './signInStaff';

async function refresh(token: string, kind: 'HUMAN' | 'STAFF', { sessions }: Services) {
  const authToken = await sessions.refresh(token, kind);
  if (!authToken) throw new Refusal(401, 'TOKEN');
  return { authToken };
}

export const authHandlers: Handlers<typeof auth> = {
  sendEmailCode,
  signInByPassword,
  signInByEmailCode,
  signInStaff,

  refreshHumanToken: ({ body }, context) => refresh(body.authToken, 'HUMAN', context),
  refreshStaffToken: ({ body }, context) => refresh(body.authToken, 'STAFF', context),

  async signOut({ body }, { sessions }) {
    await sessions.close(body.authToken);
    return {};
  },

  async sendStaffCode({ body }, context) {
    const { login, language } = await checkStaffPassword(body.login, body.password, context);
    return mailCode({ purpose: 'STAFF', email: login, language }, context);
  },
};
