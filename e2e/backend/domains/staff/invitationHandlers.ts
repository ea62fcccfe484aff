import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/staff/invitationCalls';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context, Handler, Handlers } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { users } from '../accounts/userTables';
import { checkAuthenticator, useRecoveryCode } from '../auth/checkAuthenticator';
import { checkNewPassword } from '../auth/checkNewPassword';
import { hashPassword } from '../auth/createPasswords';
import { endSessions } from '../auth/endSessions';
import { createRecoveryCodes } from '../auth/recoveryCodes';
import { recordLogin } from '../auth/recordLogin';
import { tellOwner } from '../auth/tellOwner';
import { beginEnrolment } from './beginEnrolment';
import { readInvitation, usedInvitation } from './invitation';
import { logUser } from './logUser';

type Invited = Awaited<ReturnType<typeof readInvitation>>;
type Body = ParsedInput<typeof contract.acceptInvitation>['body'];

/** The row, as long as the link that was read has not been used or replaced in between. */
const isStill = ({ id, invitedUntil, totpSecret }: Invited) =>
  and(
    eq(users.id, id),
    eq(users.invitedUntil, invitedUntil),
    totpSecret === null ? isNull(users.totpSecret) : eq(users.totpSecret, totpSecret),
  );

const checkPassword = (password: string, { login: email }: Invited, hasSecondFactor: boolean) =>
  checkNewPassword(password, { field: 'newPassword', email, hasSecondFactor });

/** The password is judged before its owner takes out a phone. */
const enrolInvited: Handler<typeof contract.enrolInvited> = async ({ body }, context) => {
  const user = await readInvitation(body.token, context);
  await checkPassword(body.newPassword, user, true);
  // Whoever reads the letters must not put an app of their own in place of the owner’s.
  if (user.twoFactor === 'TOTP') throw new Refusal(422, 'TOTP_KEPT');
  const { totpEnrolment, totpSecret } = beginEnrolment(user, context);
  const [kept] = await context.db
    .update(users)
    .set({ totpSecret })
    .where(isStill(user))
    .returning({ id: users.id });
  if (!kept) throw usedInvitation();
  return { totpEnrolment };
};

const refuse = (code: 'TOTP_NOT_STARTED' | 'TOTP_REQUIRED') =>
  new Refusal(422, code, { fields: { totpCode: code } });

/** @throws Refusal 422 TOTP_… or RECOVERY_WRONG; 429. */
async function proveApp(user: Invited, { totpCode, recoveryCode }: Body, context: Context) {
  // Codes of an app that is being set up do not exist yet.
  if (recoveryCode && user.twoFactor === 'TOTP')
    return useRecoveryCode(user, recoveryCode, context);
  if (!user.totpSecret) throw refuse('TOTP_NOT_STARTED');
  if (!totpCode) throw refuse('TOTP_REQUIRED');
  return checkAuthenticator(user, { code: totpCode, field: 'totpCode' }, context);
}

/** An authenticator that was there stays, with its recovery codes. */
function secondFactorOf(user: Invited, { twoFactor }: Body, key: Uint8Array) {
  if (user.twoFactor === 'TOTP') return { set: {} };
  if (twoFactor === 'EMAIL') return { set: { twoFactor, totpSecret: null } };
  const { codes, hashes } = createRecoveryCodes(user.id, key);
  return { set: { twoFactor, recoveryCodes: hashes }, codes };
}

const acceptInvitation: Handler<typeof contract.acceptInvitation> = async ({ body }, context) => {
  const { db, sessions, securityLog, keys, ip, userAgent, requestId } = context;
  const before = await readInvitation(body.token, context);
  const hasApp = [before.twoFactor, body.twoFactor].includes('TOTP');
  await checkPassword(body.newPassword, before, hasApp);
  if (hasApp) await proveApp(before, body, context);
  const { set, codes } = secondFactorOf(before, body, keys.code);
  const passwordHash = await hashPassword(body.newPassword);
  const settled = { passwordHash, mustChangePassword: false, invitedUntil: null };
  const owner = {
    kind: 'STAFF' as const,
    id: before.id,
    name: `${before.lastName} ${before.firstName}`,
  };
  const authToken = await db.transaction(async (tx) => {
    const [after] = await tx
      .update(users)
      .set({ ...settled, ...set, version: sql`${users.version} + 1` })
      .where(isStill(before))
      .returning();
    if (!after) throw usedInvitation();
    await endSessions(tx, owner, 'password');
    const actor = { visitor: owner, ip, requestId };
    await logUser(tx, actor, 'password.change', { before, after });
    await recordLogin(tx, { ...owner, method: 'INVITATION' }, context);
    await tellOwner(tx, context, owner, 'PASSWORD');
    return sessions.open('STAFF', before.id, { ip, userAgent }, tx);
  });
  const facts = { method: 'INVITATION', account: before.login, ip, requestId };
  securityLog.done({ event: 'signIn', ...facts });
  return { authToken, recoveryCodes: codes };
};

export const invitationHandlers = {
  async getInvitation({ body: { token } }, context) {
    const { login, firstName, twoFactor, invitedUntil } = await readInvitation(token, context);
    return { login, firstName, twoFactor, until: invitedUntil.toISOString() };
  },
  enrolInvited,
  acceptInvitation,
} satisfies Partial<Handlers<typeof contract>>;
