import type * as auth from '@campus/shared/contract/auth';
import { recordAccountEvent } from '../audit/recordAccountEvent';
import type { Context, Handlers } from '../Handler';
import { Refusal } from '../Refusal';
import { deleteCurrentUser } from './deleteCurrentUser';
import { logSignIn } from './logSignIn';
import { sendEmailCode } from './sendEmailCode';
import { sendStaffCode } from './sendStaffCode';
import { signInByEmailCode } from './signInByEmailCode';
import { signInByPassword } from './signInByPassword';
import { signInStaff } from './signInStaff';
import { signOut } from './signOut';
import { warnOwner } from './warnOwner';

async function refresh(token: string, kind: 'HUMAN' | 'STAFF', context: Context) {
  const { db, sessions, securityLog, ip, requestId } = context;
  const { authToken, reused } = await sessions.refresh(token, kind);
  if (reused) {
    const actor = { visitor: null, ip, requestId };
    const account = { kind, id: reused.sub };
    await db.transaction(async (tx) => {
      await recordAccountEvent(tx, actor, account, 'tokenReuse');
      await warnOwner(tx, account, 'tokenReuse');
    });
    const facts = { method: 'REFRESH', account: reused.sub, ip, requestId };
    securityLog.done({ event: 'tokenReuse', ...facts });
  }
  if (!authToken) throw new Refusal(401, 'TOKEN');
  return { authToken };
}

export const authHandlers: Handlers<typeof auth> = {
  sendEmailCode: logSignIn(sendEmailCode, {
    ...{ event: 'code', kind: 'HUMAN', method: 'EMAIL_CODE' },
    accountOf: ({ body }) => body.email,
  }),
  signInByPassword: logSignIn(signInByPassword, {
    ...{ event: 'signIn', kind: 'HUMAN', method: 'PASSWORD' },
    accountOf: ({ body }) => body.email,
  }),
  signInByEmailCode: logSignIn(signInByEmailCode, {
    ...{ event: 'signIn', kind: 'HUMAN', method: 'EMAIL_CODE' },
    accountOf: ({ body }) => body.email,
  }),
  sendStaffCode: logSignIn(sendStaffCode, {
    ...{ event: 'code', kind: 'STAFF', method: 'PASSWORD' },
    accountOf: ({ body }) => body.login,
  }),
  signInStaff: logSignIn(signInStaff, {
    ...{ event: 'signIn', kind: 'STAFF', method: 'SECOND_FACTOR' },
    accountOf: ({ body }) => body.login,
  }),
  signOut,
  deleteCurrentUser,

  refreshHumanToken: ({ body }, context) => refresh(body.authToken, 'HUMAN', context),
  refreshStaffToken: ({ body }, context) => refresh(body.authToken, 'STAFF', context),
};
