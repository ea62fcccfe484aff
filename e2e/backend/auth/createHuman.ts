import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { humans } from '../schema/people';
import { languages } from '../schema/resources';
import type { Signup } from '../schema/security';
import { consents } from '../schema/support';
import { isSignUpOpen } from '../settings/readSetting';
import { consentVersion } from '../support/consentVersion';

/**
 * Makes the account that a confirmed code asked for, with the consents as they were given.
 * @throws Refusal 403 SIGN_UP_CLOSED where it was closed since the code was asked for.
 */
export async function createHuman(tx: Database, email: string, signup: Signup) {
  if (!(await isSignUpOpen(tx))) throw new Refusal(403, 'SIGN_UP_CLOSED');
  const [language] = await tx.select().from(languages).where(eq(languages.key, signup.language));
  if (!language) throw new Error(`The language ${signup.language} is missing`);
  const { lastName, firstName, passwordHash } = signup;
  const [human] = await tx
    .insert(humans)
    .values({ email, lastName, firstName, passwordHash, languageId: language.id })
    .returning({ id: humans.id });
  if (!human) throw new Error('The account was not created');
  await tx.insert(consents).values(
    signup.consents.map((type) => ({
      humanId: human.id,
      type,
      textVersion: consentVersion,
      at: new Date(signup.consentedAt),
      ip: signup.ip,
    })),
  );
  return human;
}
