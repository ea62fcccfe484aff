import type * as contract from '@campus/shared/contract/auth';
import type { ParsedInput } from '@campus/shared/contract/call';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Context, Handler } from '../Handler';
import { noAccountMail } from '../mail/noAccountMail';
import { Refusal } from '../Refusal';
import { humans } from '../schema/people';
import { languages } from '../schema/resources';
import type { Signup } from '../schema/security';
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
async function signupOf(body: Body, context: Context): Promise<Signup> {
  const { email, password, lastName, firstName, consents } = body;
  if (password) checkNewPassword(password, { field: 'password', email });
  return {
    lastName: lastName ?? null,
    firstName: firstName ?? null,
    consents: [...new Set(consents)],
    consentedAt: new Date().toISOString(),
    ip: context.ip,
    language: await languageAsked(body, context),
    passwordHash: password && (await hashPassword(password)),
  };
}

/** A known address gets a code; an unknown one a code that signs up, or a letter that says how to. */
export const sendEmailCode: Handler<typeof contract.sendEmailCode> = async ({ body }, context) => {
  const { email, consents } = body;
  const signup = await signupOf(body, context);
  const known = await languageOfHuman(context.db, email);
  const language = known ?? signup.language;
  const request = { purpose: 'HUMAN', email, language } as const;
  if (known) return mailCode(request, context);
  if (!consents.includes('PD')) {
    return mailCode({ ...request, decoyMail: noAccountMail({ to: email, language }) }, context);
  }
  return mailCode({ ...request, signup }, context);
};
