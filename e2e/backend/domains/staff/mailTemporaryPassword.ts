import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/Services';
import { assertDefined } from '../../platform/database/assertDefined';
import { temporaryPasswordMail } from './temporaryPasswordMail';
import { Refusal } from '../../platform/access/Refusal';
import { languages } from '../resources/resourceTables';

interface Letter {
  to: string;
  password: string;
  languageId: string;
  twoFactor: 'EMAIL' | 'TOTP';
  reason: 'invitation' | 'reset';
}

/**
 * In the language of the one who gets it.
 * @throws Refusal 503 MAIL_UNAVAILABLE.
 */
export async function mailTemporaryPassword(
  { languageId, ...letter }: Letter,
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
) {
  const [language] = await db.select().from(languages).where(eq(languages.id, languageId));
  const mail = temporaryPasswordMail({ ...letter, language: assertDefined(language).key });
  await mailer.send(mail).catch((cause: unknown) => {
    throw Object.assign(new Refusal(503, 'MAIL_UNAVAILABLE'), { cause });
  });
}
