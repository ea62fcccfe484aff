import type { ParsedInput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/staff/calls';
import { eq } from 'drizzle-orm';
import { checkAuthenticator } from '../auth/checkAuthenticator';
import { createTotp } from '../auth/createTotp';
import { endSessions } from '../auth/endSessions';
import { totpPlace } from '../auth/openCipher';
import { reauthenticate } from '../auth/reauthenticate';
import { tellOwner } from '../auth/tellOwner';
import { checkReferences } from '../../platform/database/checkReferences';
import type { Handler, Context } from '../../platform/Handler';
import type { MessageCode } from '../../platform/messages/messages';
import { Refusal } from '../../platform/access/Refusal';
import { languages } from '../resources/resourceTables';
import { users } from '../accounts/userTables';
import { saveVersion } from '../../platform/states/saveVersion';
import { logUser } from './logUser';
import { readUser } from './readUser';

type User = typeof users.$inferSelect;
type Body = ParsedInput<typeof contract.updateCurrentUser>['body'];
type Wish = Pick<Body, 'twoFactor' | 'totpCode' | 'currentPassword' | 'code'>;

interface Change {
  set: Partial<User>;
  totpEnrolment?: { secret: string; uri: string; recovery: string };
}

const field = 'totpCode';
const refuse = (code: MessageCode) => new Refusal(422, code, { fields: { [field]: code } });

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
  if (!user.totpSecret) throw refuse('TOTP_NOT_STARTED');
  if (!code) throw refuse('TOTP_REQUIRED');
  await checkAuthenticator(user, { code, field }, context);
  if (twoFactor === 'TOTP') return { set: { twoFactor } };
  // Beside an authenticator eight characters were enough; how many there are nobody knows.
  return { set: { twoFactor, totpSecret: null, mustChangePassword: true } };
}

export const updateCurrentUser: Handler<typeof contract.updateCurrentUser> = async (
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
