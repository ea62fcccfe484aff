import type * as contract from '@campus/shared/contract/auth/calls';
import type { ParsedInput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { Context, Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import type { Mail } from '../../platform/mail/Mailer';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { isSignUpOpen } from '../settings/readSetting';
import type { Signup } from './authTables';
import { checkNewPassword } from './checkNewPassword';
import { checkStaffPassword } from './checkStaffPassword';
import { hashPassword } from './createPasswords';
import { logSignIn } from './logSignIn';
import { mailCode } from './mailCode';

const letters = {
  ru: {
    subject: 'В «Кампусе» нет учётной записи с этой почтой',
    text: `Здравствуйте!

Кто-то — возможно, вы — пытался войти в «Кампус» с этим адресом, но учётной записи с ним нет.

{way}

Если это были не вы, ничего делать не нужно.

«Кампус»`,
  },
  en: {
    subject: 'There is no Campus account with this email',
    text: `Hello,

Someone, perhaps you, tried to sign in to Campus with this address, but there is no account for it.

{way}

If it was not you, you do not need to do anything.

Campus`,
  },
};

const ways = {
  ru: {
    open: 'Если это были вы, зарегистрируйтесь: введите этот адрес и отметьте согласие на обработку персональных данных. Или войдите с другим адресом, если регистрировались с ним.',
    closed:
      'Если это были вы, войдите с другим адресом, с которым регистрировались. Новые учётные записи сейчас не создаются.',
  },
  en: {
    open: 'If it was you, sign up: enter this address and agree to the processing of personal data. If you signed up with another address, sign in with that one.',
    closed:
      'If it was you, sign in with the address you signed up with. New accounts cannot be created at the moment.',
  },
};

const links = {
  ru: {
    open: { label: 'Зарегистрироваться', path: '/?modal=signUp' },
    closed: { label: 'Войти', path: '/?modal=signIn' },
  },
  en: {
    open: { label: 'Sign up', path: '/?modal=signUp' },
    closed: { label: 'Sign in', path: '/?modal=signIn' },
  },
};

interface Letter {
  to: string;
  language: LanguageKey;
  isSignUpOpen: boolean;
}

/** The letter to an address without an account: it says so only to the owner of the mailbox. */
function noAccountMail({ to, language, isSignUpOpen }: Letter): Mail {
  const { subject, text } = letters[language];
  const state = isSignUpOpen ? 'open' : 'closed';
  const way = ways[language][state];
  return { to, subject, text: text.replace('{way}', way), link: links[language][state] };
}

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

export const codeHandlers = {
  sendEmailCode: logSignIn(sendEmailCode, {
    ...{ event: 'code', kind: 'HUMAN', method: 'EMAIL_CODE' },
    accountOf: ({ body }) => body.email,
  }),
  sendStaffCode: logSignIn(sendStaffCode, {
    ...{ event: 'code', kind: 'STAFF', method: 'PASSWORD' },
    accountOf: ({ body }) => body.login,
  }),
} satisfies Partial<Handlers<typeof contract>>;
