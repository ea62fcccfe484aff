import type * as contract from '@campus/shared/contract/staff/calls';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ParsedInput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context, Handler, Handlers } from '../../platform/Handler';
import type { MessageCode } from '../../platform/messages/messages';
import { Refusal } from '../../platform/access/Refusal';
import type { StaffMember } from '../../platform/access/Requester';
import { checkReferences } from '../../platform/database/checkReferences';
import { saveVersion } from '../../platform/states/saveVersion';
import { checkNewPassword } from '../auth/checkNewPassword';
import { hashPassword } from '../auth/createPasswords';
import { endSessions } from '../auth/endSessions';
import { tellOwner } from '../auth/tellOwner';
import { users } from '../accounts/userTables';
import { checkAuthenticator } from '../auth/checkAuthenticator';
import { createTotp } from '../auth/createTotp';
import { totpPlace } from '../auth/openCipher';
import { reauthenticate } from '../auth/reauthenticate';
import { languages } from '../resources/resourceTables';
import { logUser } from './logUser';
import { readUser } from './readUser';

type User = typeof users.$inferSelect;
type Body = ParsedInput<typeof contract.updateCurrentUser>['body'];
type Wish = Pick<Body, 'twoFactor' | 'totpCode' | 'currentPassword' | 'code'>;

interface Change {
  set: Partial<User>;
  totpEnrolment?: { secret: string; uri: string; recovery: string };
}

const refuse = (code: MessageCode, field: string) =>
  new Refusal(422, code, { fields: { [field]: code } });

const totpField = 'totpCode';

const recovery: Record<LanguageKey, string> = {
  ru: 'Если потеряете доступ к приложению, скажите администратору: он отключит его, и код для входа снова будет приходить по почте.',
  en: 'If you lose access to the app, tell an administrator, who can switch it off: you will get sign-in codes by email again.',
};

/** The secret is kept at once, but means nothing until a code proves that the app has it. */
async function enrol(user: User, proof: Wish, context: Context): Promise<Change> {
  const { login, passwordHash } = user;
  await reauthenticate({ kind: 'STAFF', email: login, passwordHash }, proof, context);
  const { secret, uri } = createTotp(login);
  const totpEnrolment = { secret, uri, recovery: recovery[context.language] };
  const totpSecret = context.cipher.encrypt(secret, totpPlace(user.id));
  return { set: { totpSecret }, totpEnrolment };
}

/**
 * What a wish for another second factor changes. An authenticator is given to who has
 * proved to be the owner, and begins and ends with a code of it.
 * @throws Refusal 422 TOTP_…, or those of `reauthenticate`; 429.
 */
async function changeSecondFactor(user: User, wish: Wish, context: Context): Promise<Change> {
  const { twoFactor, totpCode: code } = wish;
  if (!twoFactor || twoFactor === user.twoFactor) return { set: {} };
  if (twoFactor === 'TOTP' && !code) return enrol(user, wish, context);
  if (!user.totpSecret) throw refuse('TOTP_NOT_STARTED', totpField);
  if (!code) throw refuse('TOTP_REQUIRED', totpField);
  await checkAuthenticator(user, { code, field: totpField }, context);
  if (twoFactor === 'TOTP') return { set: { twoFactor } };
  // Beside an authenticator eight characters were enough; how many there are nobody knows.
  return { set: { twoFactor, totpSecret: null, mustChangePassword: true } };
}

const updateCurrentUser: Handler<typeof contract.updateCurrentUser> = async (
  { body: { twoFactor, totpCode, currentPassword, code, version, ...fields } },
  context,
) => {
  const { db, visitor, language } = context;
  const { id, sessionId: exceptSessionId } = visitor;
  const [before] = await db.select().from(users).where(eq(users.id, id));
  if (!before) throw new Refusal(401, 'TOKEN');
  const wish = { twoFactor, totpCode, currentPassword, code };
  const { set, totpEnrolment } = await changeSecondFactor(before, wish, context);
  await db.transaction(async (tx) => {
    await checkReferences(tx, languages, [fields.languageId], 'languageId');
    // The version also says that the secret is still the one that was proved.
    const after = await saveVersion(tx, users, { id, version }, { ...fields, ...set });
    if (set.twoFactor) await endSessions(tx, { kind: 'STAFF', id, exceptSessionId }, 'factor');
    await logUser(tx, context, set.twoFactor ? 'factor.update' : 'update', { before, after });
    if (set.twoFactor) await tellOwner(tx, context, visitor, 'SECOND_FACTOR');
  });
  return { ...(await readUser(db, id, language)), totpEnrolment };
};

/**
 * The owner’s row, once the current password is proved; failures count together with those of
 * signing in.
 */
async function prove(password: string, { db, visitor, passwords, now, ip }: Context<StaffMember>) {
  const isOwn = and(eq(users.id, visitor.id), isNull(users.deletedAt));
  const [user] = await db.select().from(users).where(isOwn);
  if (!user) throw new Refusal(401, 'TOKEN');
  const attempt = { kind: 'STAFF', name: user.login, ip } as const;
  const isRight = await passwords.check(attempt, password, user.passwordHash);
  if (!isRight) throw refuse('PASSWORD_WRONG', 'currentPassword');
  const expiresAt = user.passwordExpiresAt?.getTime() ?? Infinity;
  if (expiresAt <= now()) throw new Refusal(403, 'PASSWORD_EXPIRED');
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
  const settled = { mustChangePassword: false, passwordExpiresAt: null };
  await db.transaction(async (tx) => {
    const [after] = await tx
      .update(users)
      .set({ passwordHash, ...settled, version: sql`${users.version} + 1` })
      // A reset that came in between wins.
      .where(and(eq(users.id, id), eq(users.passwordHash, assertDefined(before.passwordHash))))
      .returning();
    if (!after) throw refuse('PASSWORD_WRONG', 'currentPassword');
    await endSessions(tx, { kind: 'STAFF', id, exceptSessionId }, 'password');
    await logUser(tx, context, 'password.change', { before, after });
    await tellOwner(tx, context, visitor, 'PASSWORD');
  });
  return readUser(db, id, language);
};

export const currentUserHandlers = {
  getCurrentUser: (_, { db, visitor, language }) => readUser(db, visitor.id, language),
  updateCurrentUser,
  changePassword,
} satisfies Partial<Handlers<typeof contract>>;
