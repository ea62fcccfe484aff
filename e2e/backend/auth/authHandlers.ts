import type * as auth from '@campus/shared/contract/auth';
import type { Services } from '../createServices';
import type { Handlers } from '../Handler';
import { Refusal } from '../Refusal';
import { deleteCurrentUser } from './deleteCurrentUser';
import { sendEmailCode } from './sendEmailCode';
import { sendStaffCode } from './sendStaffCode';
import { signInByEmailCode } from './signInByEmailCode';
import { signInByPassword } from './signInByPassword';
import { signInStaff } from './signInStaff';
import { signOut } from './signOut';

async function refresh(token: string, kind: 'HUMAN' | 'STAFF', { sessions }: Services) {
  const authToken = await sessions.refresh(token, kind);
  if (!authToken) throw new Refusal(401, 'TOKEN');
  return { authToken };
}

export const authHandlers: Handlers<typeof auth> = {
  sendEmailCode,
  signInByPassword,
  signInByEmailCode,
  sendStaffCode,
  signInStaff,
  signOut,
  deleteCurrentUser,

  refreshHumanToken: ({ body }, context) => refresh(body.authToken, 'HUMAN', context),
  refreshStaffToken: ({ body }, context) => refresh(body.authToken, 'STAFF', context),
};
