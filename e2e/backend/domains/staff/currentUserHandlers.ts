import type * as contract from '@campus/shared/contract/staff/calls';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ParsedInput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import type { Context, Handler, Handlers } from '../../platform/Handler';
import type { MessageCode } from '../../platform/messages/messages';
import { Refusal } from '../../platform/access/Refusal';
import type { StaffMember } from '../../platform/access/Requester';
import { checkReferences } from '../../platform/database/checkReferences';
import { saveVersion } from '../../platform/states/saveVersion';
import { checkNewPassword, shortestPassword } from '../auth/checkNewPassword';
import { hashPassword } from '../auth/createPasswords';
import { endSessions } from '../auth/endSessions';
import { tellOwner } from '../auth/tellOwner';
import { users } from '../accounts/userTables';
import { checkAuthenticator, useRecoveryCode } from '../auth/checkAuthenticator';
import { createRecoveryCodes } from '../auth/recoveryCodes';
import { reauthenticate } from '../auth/reauthenticate';
import { languages } from '../resources/resourceTables';
import { beginEnrolment } from './beginEnrolment';
import { logUser } from './logUser';
import { readUser } from './readUser';

type User = typeof users.$inferSelect;
type Body = ParsedInput<typeof contract.updateCurrentUser>['body'];
type Wish = Pick<Body, 'twoFactor' | 'totpCode' | 'recoveryCode' | 'currentPassword' | 'code'>;

interface Change {
  set: Partial<User>;
  totpEnrolment?: { secret: string; uri: string; recovery: string };
  /** To be shown once. */
  recoveryCodes?: string[];
}

const refuse = (code: MessageCode, field: string) =>
  new Refusal(422, code, { fields: { [field]: code } });

const totpField = 'totpCode';

const proofOf = ({ login: email, passwordHash }: User) => ({
  kind: 'STAFF' as const,
  email,
  passwordHash,
});

async function enrol(user: User, proof: Wish, context: Context): Promise<Change> {
  await reauthenticate(proofOf(user), proof, context);
  const { totpEnrolment, totpSecret } = beginEnrolment(user, context);
  return { set: { totpSecret }, totpEnrolment };
}

/** Switching off takes the password and a code: neither a session nor a phone alone is the owner. */
async function switchOff(user: User, wish: Wish, context: Context): Promise<Change> {
  const { totpCode: code, recoveryCode, currentPassword } = wish;
  if (!code && !recoveryCode) throw refuse('TOTP_REQUIRED', totpField);
  await reauthenticate(proofOf(user), { currentPassword }, context);
  if (recoveryCode) await useRecoveryCode(user, recoveryCode, context);
  else await checkAuthenticator(user, { code: code ?? '', field: totpField }, context);
  // Beside an authenticator eight characters were enough.
  const mustChangePassword = [...(currentPassword ?? '')].length < shortestPassword;
  const set = { twoFactor: 'EMAIL' as const, totpSecret: null, recoveryCodes: [] };
  return { set: { ...set, mustChangePassword } };
}

/**
 * What a wish for another second factor changes. An authenticator is given to who has
 * proved to be the owner, and begins and ends with a code of it.
 * @throws Refusal 422 TOTP_…, RECOVERY_WRONG, or those of `reauthenticate`; 429.
 */
async function changeSecondFactor(user: User, wish: Wish, context: Context): Promise<Change> {
  const { twoFactor, totpCode: code } = wish;
  if (!twoFactor || twoFactor === user.twoFactor) return { set: {} };
  if (twoFactor === 'EMAIL') return switchOff(user, wish, context);
  if (!code) return enrol(user, wish, context);
  if (!user.totpSecret) throw refuse('TOTP_NOT_STARTED', totpField);
  await checkAuthenticator(user, { code, field: totpField }, context);
  const { codes, hashes } = createRecoveryCodes(user.id, context.keys.code);
  return { set: { twoFactor, recoveryCodes: hashes }, recoveryCodes: codes };
}

/** One’s own record, with what only its owner is told. */
async function readOwn(db: Database, id: string, language: LanguageKey) {
  const user = await readUser(db, id, language);
  return { ...user, recoveryCodesLeft: user.recoveryCodes.length };
}

const updateCurrentUser: Handler<typeof contract.updateCurrentUser> = async (
  { body: { twoFactor, totpCode, recoveryCode, currentPassword, code, version, ...fields } },
  context,
) => {
  const { db, visitor, language } = context;
  const { id, sessionId: exceptSessionId } = visitor;
  const [before] = await db.select().from(users).where(eq(users.id, id));
  if (!before) throw new Refusal(401, 'TOKEN');
  const wish = { twoFactor, totpCode, recoveryCode, currentPassword, code };
  const { set, totpEnrolment, recoveryCodes } = await changeSecondFactor(before, wish, context);
  await db.transaction(async (tx) => {
    await checkReferences(tx, languages, [fields.languageId], 'languageId');
    // The version also says that the secret is still the one that was proved.
    const after = await saveVersion(tx, users, { id, version }, { ...fields, ...set });
    if (set.twoFactor) await endSessions(tx, { kind: 'STAFF', id, exceptSessionId }, 'factor');
    await logUser(tx, context, set.twoFactor ? 'factor.update' : 'update', { before, after });
    if (set.twoFactor) await tellOwner(tx, context, visitor, 'SECOND_FACTOR');
  });
  return { ...(await readOwn(db, id, language)), totpEnrolment, recoveryCodes };
};

/**
 * The owner’s row, once the current password is proved; failures count together with those of
 * signing in.
 */
async function prove(password: string, { db, visitor, passwords, ip }: Context<StaffMember>) {
  const isOwn = and(eq(users.id, visitor.id), isNull(users.deletedAt));
  const [user] = await db.select().from(users).where(isOwn);
  if (!user) throw new Refusal(401, 'TOKEN');
  const attempt = { kind: 'STAFF', name: user.login, ip } as const;
  const isRight = await passwords.check(attempt, password, user.passwordHash);
  if (!isRight) throw refuse('PASSWORD_WRONG', 'currentPassword');
  return user;
}

const changePassword: Handler<typeof contract.changePassword> = async (
  { body: { currentPassword, newPassword } },
  context,
) => {
  const { db, visitor, language } = context;
  const { id, sessionId: exceptSessionId } = visitor;
  const before = await prove(currentPassword, context);
  if (newPassword === currentPassword) throw refuse('PASSWORD_SAME', 'newPassword');
  const hasSecondFactor = before.twoFactor === 'TOTP';
  await checkNewPassword(newPassword, {
    field: 'newPassword',
    email: before.login,
    hasSecondFactor,
  });
  const passwordHash = await hashPassword(newPassword);
  const settled = { mustChangePassword: false, invitedUntil: null };
  await db.transaction(async (tx) => {
    const [after] = await tx
      .update(users)
      .set({ passwordHash, ...settled, version: sql`${users.version} + 1` })
      // A reset that came in between wins, of the password and of the app that let it be short.
      .where(
        and(
          eq(users.id, id),
          eq(users.passwordHash, assertDefined(before.passwordHash)),
          eq(users.twoFactor, before.twoFactor),
        ),
      )
      .returning();
    if (!after) throw refuse('PASSWORD_WRONG', 'currentPassword');
    await endSessions(tx, { kind: 'STAFF', id, exceptSessionId }, 'password');
    await logUser(tx, context, 'password.change', { before, after });
    await tellOwner(tx, context, visitor, 'PASSWORD');
  });
  return readUser(db, id, language);
};

/** @throws Refusal 422 TOTP_NOT_STARTED without an authenticator, or those of `reauthenticate`. */
const renewRecoveryCodes: Handler<typeof contract.renewRecoveryCodes> = async (
  { body },
  context,
) => {
  const { db, visitor, keys } = context;
  const [before] = await db.select().from(users).where(eq(users.id, visitor.id));
  if (!before) throw new Refusal(401, 'TOKEN');
  if (before.twoFactor !== 'TOTP') throw new Refusal(422, 'TOTP_NOT_STARTED');
  await reauthenticate(proofOf(before), body, context);
  const { codes, hashes } = createRecoveryCodes(visitor.id, keys.code);
  await db.transaction(async (tx) => {
    const [after] = await tx
      .update(users)
      .set({ recoveryCodes: hashes, version: sql`${users.version} + 1` })
      // An authenticator that was switched off in between has no codes.
      .where(and(eq(users.id, visitor.id), eq(users.twoFactor, 'TOTP')))
      .returning();
    if (!after) throw new Refusal(422, 'TOTP_NOT_STARTED');
    await logUser(tx, context, 'recovery.update', { before, after });
    await tellOwner(tx, context, visitor, 'RECOVERY_CODES');
  });
  return { recoveryCodes: codes };
};

export const currentUserHandlers = {
  getCurrentUser: (_, { db, visitor, language }) => readOwn(db, visitor.id, language),
  updateCurrentUser,
  renewRecoveryCodes,
  changePassword,
} satisfies Partial<Handlers<typeof contract>>;
