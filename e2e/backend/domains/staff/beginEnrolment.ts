import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Context } from '../../platform/Handler';
import { createTotp } from '../auth/createTotp';
import { totpPlace } from '../auth/openCipher';
import type { users } from '../accounts/userTables';

const recovery: Record<LanguageKey, string> = {
  ru: 'Если потеряете доступ к приложению, войдите по запасному коду или скажите администратору: он отключит приложение, и код для входа снова будет приходить по почте.',
  en: 'If you lose access to the app, sign in with a recovery code, or tell an administrator, who can switch the app off: you will get sign-in codes by email again.',
};

/**
 * A new secret for somebody’s authenticator: to be shown, and as it is kept. It is kept at once, but
 * means nothing until a code proves that the app has it.
 */
export function beginEnrolment(
  { id, login }: Pick<typeof users.$inferSelect, 'id' | 'login'>,
  { cipher, language }: Pick<Context, 'cipher' | 'language'>,
) {
  const { secret, uri } = createTotp(login);
  return {
    totpEnrolment: { secret, uri, recovery: recovery[language] },
    totpSecret: cipher.encrypt(secret, totpPlace(id)),
  };
}
