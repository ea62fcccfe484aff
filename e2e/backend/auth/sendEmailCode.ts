import type * as contract from '@campus/shared/contract/auth';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { noAccountMail } from '../mail/noAccountMail';
import { humans } from '../schema/people';
import { languages } from '../schema/resources';
import { mailCode } from './mailCode';

const languageOfHuman = async (db: Database, email: string) => {
  const [row] = await db
    .select({ language: languages.key })
    .from(humans)
    .innerJoin(languages, eq(languages.id, humans.languageId))
    .where(and(eq(sql`lower(${humans.email})`, email.toLowerCase()), eq(humans.state, 'ACTIVE')));
  return row?.language;
};

/** A known address gets a code; an unknown one a code that signs up, or a letter that says how to. */
export const sendEmailCode: Handler<typeof contract.sendEmailCode> = async ({ body }, context) => {
  const { email, consents, lastName, firstName } = body;
  const known = await languageOfHuman(context.db, email);
  const language = known ?? body.languageKey ?? context.language;
  const request = { purpose: 'HUMAN', email, language } as const;
  if (known) return mailCode(request, context);
  if (!consents.includes('PD')) {
    return mailCode({ ...request, decoyMail: noAccountMail({ to: email, language }) }, context);
  }
  const signup = {
    lastName: lastName ?? null,
    firstName: firstName ?? null,
    consents: [...new Set(consents)],
    consentedAt: new Date().toISOString(),
    ip: context.ip,
    language,
  };
  return mailCode({ ...request, signup }, context);
};
