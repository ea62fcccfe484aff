import type { ParsedInput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/users';
import { checkAuthenticator } from '../auth/checkAuthenticator';
import { createTotp } from '../auth/createTotp';
import type { Context } from '../Handler';
import type { MessageCode } from '../messages/messages';
import { Refusal } from '../Refusal';
import type { users } from '../schema/staff';

type User = typeof users.$inferSelect;
type Wish = Pick<ParsedInput<typeof contract.updateCurrentUser>['body'], 'twoFactor' | 'totpCode'>;

interface Change {
  set: Partial<User>;
  totpEnrolment?: { secret: string; uri: string; recovery: string };
}

const field = 'totpCode';
const refuse = (code: MessageCode) => new Refusal(422, code, { fields: { [field]: code } });

const recovery: Record<LanguageKey, string> = {
  ru: 'Если потеряете доступ к приложению, попросите администратора сбросить пароль: код для входа снова будет приходить по почте.',
  en: 'If you lose access to the app, ask an administrator to reset your password: sign-in codes will come by e-mail again.',
};

/** The secret is kept at once, but means nothing until a code proves that the app has it. */
function enrol({ login }: User, { language }: Context): Change {
  const { secret, uri } = createTotp(login);
  const totpEnrolment = { secret, uri, recovery: recovery[language] };
  return { set: { totpSecret: secret }, totpEnrolment };
}

/**
 * What a wish for another second factor changes. An authenticator begins and ends with a code of it.
 * @throws Refusal 422 TOTP_…, 429.
 */
export async function changeSecondFactor(
  user: User,
  { twoFactor, totpCode: code }: Wish,
  context: Context,
): Promise<Change> {
  if (!twoFactor || twoFactor === user.twoFactor) return { set: {} };
  if (twoFactor === 'TOTP' && !code) return enrol(user, context);
  if (!user.totpSecret) throw refuse('TOTP_NOT_STARTED');
  if (!code) throw refuse('TOTP_REQUIRED');
  await checkAuthenticator(user, { code, field }, context);
  if (twoFactor === 'TOTP') return { set: { twoFactor } };
  // Beside an authenticator eight characters were enough; how many there are nobody knows.
  return { set: { twoFactor, totpSecret: null, mustChangePassword: true } };
}
