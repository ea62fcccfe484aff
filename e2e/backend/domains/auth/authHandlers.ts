import type * as auth from '@campus/shared/contract/auth/calls';
import type * as contract from '@campus/shared/contract/auth/calls';
import type { ParsedInput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, sql } from 'drizzle-orm';
import { recordAccountEvent } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Context, Handlers, Handler } from '../../platform/Handler';
import { noAccountMail } from './noAccountMail';
import { Refusal } from '../../platform/access/Refusal';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import type { Signup } from './authTables';
import { consents } from '../support/supportTables';
import { isSignUpOpen } from '../settings/readSetting';
import { consentVersion } from '../support/consentVersion';
import { checkNewPassword } from './checkNewPassword';
import { checkStaffPassword } from './checkStaffPassword';
import { hashPassword } from './createPasswords';
import { deleteCurrentUser } from './deleteCurrentUser';
import { findHuman } from './findHuman';
import { logSignIn } from './logSignIn';
import { mailCode } from './mailCode';
import { recordLogin } from './recordLogin';
import { signInByPassword } from './signInByPassword';
import { signInStaff } from './signInStaff';
import { signOut } from './signOut';
import { warnOwner } from './warnOwner';

/**
 * Makes the account that a confirmed code asked for, with the consents as they were given.
 * @throws Refusal 403 SIGN_UP_CLOSED where it was closed since the code was asked for.
 */
async function createHuman(tx: Database, email: string, signup: Signup) {
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

const wrongCode = () => new Refusal(422, 'CODE_WRONG', { fields: { code: 'CODE_WRONG' } });

async function humanFor(tx: Database, email: string, signup: Signup | null) {
  const human = await findHuman(tx, email);
  if (human) return human;
  if (!signup) throw wrongCode();
  return createHuman(tx, email, signup);
}

/** Exchanges a code for a token; a code that was asked for at sign-up creates the account. */
const signInByEmailCode: Handler<typeof contract.signInByEmailCode> = async (
  { body: { email, code } },
  context,
) => {
  const { db, codes, sessions, ip, userAgent } = context;
  const match = await codes.match({ purpose: 'HUMAN', email, ip }, code);
  if (!match) throw wrongCode();
  const authToken = await db.transaction(async (tx) => {
    if (!(await codes.use(match, tx))) throw wrongCode();
    const human = await humanFor(tx, email, match.signup);
    await recordLogin(tx, { kind: 'HUMAN', id: human.id, method: 'EMAIL_CODE' }, context);
    return sessions.open('HUMAN', human.id, { ip, userAgent }, tx);
  });
  return { authToken };
};

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
const sendEmailCode: Handler<typeof contract.sendEmailCode> = async ({ body }, context) => {
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

/** Nothing is mailed to somebody who has an authenticator. */
const sendStaffCode: Handler<typeof contract.sendStaffCode> = async ({ body }, context) => {
  const user = await checkStaffPassword(body.login, body.password, context);
  if (user.twoFactor === 'TOTP') return { method: 'TOTP' };
  const { login: email, language } = user;
  return { method: 'EMAIL', ...(await mailCode({ purpose: 'STAFF', email, language }, context)) };
};

async function refresh(token: string, kind: 'HUMAN' | 'STAFF', context: Context) {
  const { db, sessions, securityLog, ip, requestId } = context;
  const { authToken, reused } = await sessions.refresh(token, kind);
  if (reused) {
    const actor = { visitor: null, ip, requestId };
    const account = { kind, id: reused.sub };
    await db.transaction(async (tx) => {
      await recordAccountEvent(tx, actor, account, 'tokenReuse');
      await warnOwner(tx, account, 'tokenReuse');
    });
    const facts = { method: 'REFRESH', account: reused.sub, ip, requestId };
    securityLog.done({ event: 'tokenReuse', ...facts });
  }
  if (!authToken) throw new Refusal(401, 'TOKEN');
  return { authToken };
}

export const authHandlers = {
  sendEmailCode: logSignIn(sendEmailCode, {
    ...{ event: 'code', kind: 'HUMAN', method: 'EMAIL_CODE' },
    accountOf: ({ body }) => body.email,
  }),
  signInByPassword: logSignIn(signInByPassword, {
    ...{ event: 'signIn', kind: 'HUMAN', method: 'PASSWORD' },
    accountOf: ({ body }) => body.email,
  }),
  signInByEmailCode: logSignIn(signInByEmailCode, {
    ...{ event: 'signIn', kind: 'HUMAN', method: 'EMAIL_CODE' },
    accountOf: ({ body }) => body.email,
  }),
  sendStaffCode: logSignIn(sendStaffCode, {
    ...{ event: 'code', kind: 'STAFF', method: 'PASSWORD' },
    accountOf: ({ body }) => body.login,
  }),
  signInStaff: logSignIn(signInStaff, {
    ...{ event: 'signIn', kind: 'STAFF', method: 'SECOND_FACTOR' },
    accountOf: ({ body }) => body.login,
  }),
  signOut,
  deleteCurrentUser,

  refreshHumanToken: ({ body }, context) => refresh(body.authToken, 'HUMAN', context),
  refreshStaffToken: ({ body }, context) => refresh(body.authToken, 'STAFF', context),
} satisfies Partial<Handlers<typeof auth>>;
