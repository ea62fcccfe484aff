import type * as contract from '@campus/shared/contract/auth';
import type { ParsedInput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Context, Handler } from '../Handler';
import { noAccountMail } from '../mail/noAccountMail';
import { Refusal } from '../Refusal';
import { humans } from '../schema/people';
import { languages } from '../schema/resources';
import type { Signup } from '../schema/security';
import { isSignUpOpen } from '../settings/readSetting';
import { checkNewPassword } from './checkNewPassword';
import { hashPassword } from './createPasswords';
import { mailCode } from './mailCode';

type Body = ParsedInput<typeof contract.sendEmailCode>['body'];

const languageOfHuman = async (db: Database, email: string) => {
  const [row] = await db
    .select({ language: languages.key })
    .from(humans)
    .innerJoin(languages, eq(languages.id, humans.languageId))
    .where(and(eq(sql`lower(${humans.email})`, email.toLowerCase()), eq(humans.state, 'ACTIVE')));
  return row?.language;
};

async function languageAsked({ languageId, languageKey }: Body, { db, language }: Context) {
  if (!languageId) return languageKey ?? language;
  const [row] = await db.select().from(languages).where(eq(languages.id, languageId));
  if (row) return row.key;
  throw new Refusal(422, 'REFERENCE_UNKNOWN', { fields: { languageId: 'REFERENCE_UNKNOWN' } });
}

/** Made of everybody’s request, so that the time it takes does not tell whether there is an account. */
async function signupOf(body: Body, language: LanguageKey, { ip }: Context): Promise<Signup> {
  const { password, lastName, firstName, consents } = body;
  return {
    lastName: lastName ?? null,
    firstName: firstName ?? null,
    consents: [...new Set(consents)],
    consentedAt: new Date().toISOString(),
    ip,
    language,
    passwordHash: password && (await hashPassword(password)),
  };
}

/**
 * A known address gets a code; an unknown one a code that signs up, or a letter that says how to.
 * @throws Refusal 403 SIGN_UP_CLOSED to whoever asks for an account, so that it tells of none.
 */
export const sendEmailCode: Handler<typeof contract.sendEmailCode> = async ({ body }, context) => {
  const { email, password, consents } = body;
  const [wantsAccount, isOpen] = [consents.includes('PD'), await isSignUpOpen(context.db)];
  if (wantsAccount && !isOpen) throw new Refusal(403, 'SIGN_UP_CLOSED');
  if (password) await checkNewPassword(password, { field: 'password', email });
  const asked = await languageAsked(body, context);
  const known = await languageOfHuman(context.db, email);
  const language = known ?? asked;
  return mailCode({ purpose: 'HUMAN', email, language }, context, async () => {
    const signup = await signupOf(body, asked, context);
    if (known) return {};
    if (wantsAccount) return { signup };
    return { decoyMail: noAccountMail({ to: email, language, isSignUpOpen: isOpen }) };
  });
};
