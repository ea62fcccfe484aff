import type * as contract from '@campus/shared/contract/auth/calls';
import type { ParsedInput } from '@campus/shared/contract/call';
import { eq, and, isNull, sql } from 'drizzle-orm';
import { recordAccountEvent } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Context, Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { consents } from '../support/supportTables';
import { isSignUpOpen } from '../settings/readSetting';
import { consentVersion } from '../support/consentVersion';
import { users } from '../accounts/userTables';
import { sessions } from '../accounts/sessionTables';
import type { Signup } from './authTables';
import { checkStaffPassword } from './checkStaffPassword';
import { findHuman } from './findHuman';
import { logSignIn } from './logSignIn';
import { recordLogin, type SignInMethod } from './recordLogin';
import { tellOwner } from './tellOwner';
import { warnOwner } from './warnOwner';
import { wrongCredentials } from './wrongCredentials';
import { checkAuthenticator, useRecoveryCode } from './checkAuthenticator';
import { confirmedUntil } from './liveSession';
import { reauthenticate } from './reauthenticate';

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

interface Asked {
  signup: Signup | null;
  isOwn: boolean;
}

async function humanFor(tx: Database, email: string, { signup, isOwn }: Asked) {
  const human = await findHuman(tx, email);
  if (human) return human;
  if (!signup) throw wrongCode();
  // Anybody may ask for an account at any address: their password must not open what its owner makes.
  return createHuman(tx, email, isOwn ? signup : { ...signup, passwordHash: undefined });
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
    const human = await humanFor(tx, email, match);
    await recordLogin(tx, { kind: 'HUMAN', id: human.id, method: 'EMAIL_CODE' }, context);
    return sessions.open('HUMAN', human.id, { ip, userAgent }, tx);
  });
  return { authToken };
};

const signInByPassword: Handler<typeof contract.signInByPassword> = async (
  { body: { email, password } },
  context,
) => {
  const { db, passwords, sessions, ip, userAgent } = context;
  const human = await findHuman(db, email);
  const attempt = { kind: 'HUMAN', name: email, ip } as const;
  const isRight = await passwords.check(attempt, password, human?.passwordHash);
  if (!human?.passwordHash || !isRight) throw wrongCredentials();
  const { id, passwordHash } = human;
  const authToken = await db.transaction(async (tx) => {
    await recordLogin(tx, { kind: 'HUMAN', id, method: 'PASSWORD', passwordHash }, context);
    return sessions.open('HUMAN', id, { ip, userAgent }, tx);
  });
  return { authToken };
};

type Owner = Awaited<ReturnType<typeof checkStaffPassword>>;

const wrongOtp = () => new Refusal(422, 'CODE_WRONG', { fields: { otp: 'CODE_WRONG' } });

interface SecondFactor {
  method: SignInMethod;
  /** Uses a mailed code up together with the sign-in; false where another was faster. */
  useUp?: (tx: Database) => Promise<boolean>;
}

type Given = ParsedInput<typeof contract.signInStaff>['body'];

/** @throws Refusal 422 TOTP_WRONG, RECOVERY_WRONG or CODE_WRONG, 429. */
async function secondFactorOf(
  user: Owner,
  { otp = '', recoveryCode }: Given,
  context: Context,
): Promise<SecondFactor> {
  if (recoveryCode) {
    await useRecoveryCode(user, recoveryCode, context);
    return { method: 'PASSWORD_AND_RECOVERY_CODE' };
  }
  if (user.twoFactor === 'TOTP') {
    await checkAuthenticator(user, { code: otp, field: 'otp' }, context);
    return { method: 'PASSWORD_AND_TOTP' };
  }
  const place = { purpose: 'STAFF', email: user.login, ip: context.ip } as const;
  const match = await context.codes.match(place, otp);
  if (!match) throw wrongOtp();
  return { method: 'PASSWORD_AND_EMAIL_CODE', useUp: (tx) => context.codes.use(match, tx) };
}

const signInStaff: Handler<typeof contract.signInStaff> = async ({ body }, context) => {
  const { db, sessions, ip, userAgent } = context;
  const user = await checkStaffPassword(body.login, body.password, context);
  const { passwordHash, twoFactor } = user;
  const { method, useUp } = await secondFactorOf(user, body, context);
  const authToken = await db.transaction(async (tx) => {
    if (useUp && !(await useUp(tx))) throw wrongOtp();
    const owner = { kind: 'STAFF', id: user.id } as const;
    await recordLogin(tx, { ...owner, method, passwordHash, twoFactor }, context);
    const token = await sessions.open('STAFF', user.id, { ip, userAgent }, tx);
    // Whoever has found the paper is not the owner, who hears of it.
    if (body.recoveryCode) await tellOwner(tx, context, owner, 'RECOVERY_CODE');
    return token;
  });
  return { authToken };
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

export const signInHandlers = {
  signInByPassword: logSignIn(signInByPassword, {
    ...{ event: 'signIn', kind: 'HUMAN', method: 'PASSWORD' },
    accountOf: ({ body }) => body.email,
  }),
  signInByEmailCode: logSignIn(signInByEmailCode, {
    ...{ event: 'signIn', kind: 'HUMAN', method: 'EMAIL_CODE' },
    accountOf: ({ body }) => body.email,
  }),
  signInStaff: logSignIn(signInStaff, {
    ...{ event: 'signIn', kind: 'STAFF', method: 'SECOND_FACTOR' },
    accountOf: ({ body }) => body.login,
  }),

  refreshHumanToken: ({ body }, context) => refresh(body.authToken, 'HUMAN', context),
  refreshStaffToken: ({ body }, context) => refresh(body.authToken, 'STAFF', context),
} satisfies Partial<Handlers<typeof contract>>;

async function readUntil(db: Database, sessionId: string) {
  const isOpen = and(eq(sessions.id, sessionId), sql`${confirmedUntil} > now()`);
  const [row] = await db
    .select({ until: confirmedUntil.mapWith(sessions.confirmedAt) })
    .from(sessions)
    .where(isOpen);
  return { until: row ? row.until.toISOString() : null };
}

export const confirmationHandlers = {
  getConfirmation: (_, { db, visitor }) => readUntil(db, visitor.sessionId),

  /** The session alone is confirmed: others of the same owner are asked for themselves. */
  async confirmIdentity({ body }, context) {
    const { db, visitor } = context;
    const isOwn = and(eq(users.id, visitor.id), isNull(users.deletedAt));
    const [user] = await db.select().from(users).where(isOwn);
    if (!user) throw new Refusal(401, 'TOKEN');
    const { login: email, passwordHash } = user;
    await reauthenticate({ kind: 'STAFF', email, passwordHash }, body, context);
    await db.transaction(async (tx) => {
      await tx
        .update(sessions)
        .set({ confirmedAt: sql`now()` })
        .where(and(eq(sessions.id, visitor.sessionId), isNull(sessions.revokedAt)));
      await recordAccountEvent(tx, context, visitor, 'confirm');
    });
    return readUntil(db, visitor.sessionId);
  },
} satisfies Partial<Handlers<typeof contract>>;
