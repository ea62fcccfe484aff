import { daysToRestore, humanMoves } from '@campus/shared/contract/people/machine';
import { and, eq, inArray, lte, or, sql, lt } from 'drizzle-orm';
import type { Domain } from '../../platform/Domain';
import { system } from '../../platform/audit/Actor';
import { accountEntity, recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { jobs } from '../../platform/jobs/jobTables';
import { logs } from '../../platform/audit/auditTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { rateLimits } from '../../platform/limits/limitTables';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { humans } from '../accounts/humanTables';
import { accountHandlers } from './accountHandlers';
import { codeHandlers } from './codeHandlers';
import { confirmationHandlers, signInHandlers } from './signInHandlers';
import type { Attempts } from './createAttempts';
import type { Codes } from './createCodes';
import type { Passwords } from './createPasswords';
import { securityMail, type SecurityLetter } from './securityMail';
import { sessions } from '../accounts/sessionTables';
import { codes } from './authTables';

const authTexts = {
  refusals: {
    CREDENTIALS: { ru: 'Неверная почта или пароль.', en: 'The email or password is wrong.' },
    ACCOUNT_INACTIVE: {
      ru: 'Учётная запись отключена. Обратитесь к администратору.',
      en: 'This account is suspended. Contact an administrator.',
    },
    SIGN_IN_PAUSED: {
      ru: 'Слишком много неудачных попыток. Вход откроется через {minutes} мин.',
      en: 'Too many failed attempts. You can sign in again in {minutes} min.',
    },
    CODE_TOO_SOON: {
      ru: 'Новый код можно запросить через {seconds} с.',
      en: 'You can request a new code in {seconds} s.',
    },
    CODE_LIMIT: {
      ru: 'Слишком много кодов за час. Попробуйте через {minutes} мин.',
      en: 'Too many codes within an hour. Please try again in {minutes} min.',
    },
    CODE_DAY_LIMIT: {
      ru: 'Слишком много кодов за сутки. Попробуйте через {hours} ч.',
      en: 'Too many codes within a day. Please try again in {hours} h.',
    },
    CODE_WRONG: {
      ru: 'Код не подошёл. Проверьте цифры или запросите новый код.',
      en: 'The code does not match. Check the digits or request a new one.',
    },
    REAUTHENTICATION: {
      ru: 'Подтвердите, что это вы: введите текущий пароль или код из письма.',
      en: 'Confirm that it is you: enter your current password or a code from an email.',
    },
    SIGN_UP_CLOSED: {
      ru: 'Регистрация сейчас закрыта. Если учётная запись у вас уже есть, войдите по коду из письма.',
      en: 'Sign-up is closed at the moment. If you already have an account, sign in with a code from an email.',
    },
    PASSWORD_SHORT: {
      ru: 'Пароль слишком короткий. Минимальная длина: {minimum}.',
      en: 'The password is too short. The minimum length is {minimum}.',
    },
    PASSWORD_COMMON: {
      ru: 'Такой пароль легко подобрать. Придумайте другой.',
      en: 'This password is easy to guess. Choose another one.',
    },
    TOTP_WRONG: {
      ru: 'Код из приложения не подошёл или уже использован. Дождитесь следующего и проверьте часы телефона. Нет доступа к приложению — возьмите запасной код или скажите администратору: он отключит приложение, и код снова будет приходить на почту.',
      en: 'The code from the app does not match or has already been used. Wait for the next one and check the clock on your phone. If you cannot use the app, take a recovery code, or tell an administrator, who can switch the app off: you will get codes by email again.',
    },
    PASSWORD_WRONG: {
      ru: 'Текущий пароль не подошёл. Введите его ещё раз.',
      en: 'The current password is wrong. Enter it again.',
    },
    RECOVERY_FORMAT: {
      ru: 'Запасной код — это десять букв и цифр, например «abcde-23456».',
      en: 'A recovery code has ten letters and digits, such as “abcde-23456”.',
    },
    RECOVERY_WRONG: {
      ru: 'Запасной код не подошёл или уже использован. Проверьте буквы или возьмите другой.',
      en: 'The recovery code does not match or has already been used. Check its letters or take another one.',
    },
  },
  fieldNames: {
    consents: { ru: 'Согласия', en: 'Consents' },
    currentPassword: { ru: 'Текущий пароль', en: 'Current password' },
    login: { ru: 'Логин', en: 'Login' },
    newPassword: { ru: 'Новый пароль', en: 'New password' },
    otp: { ru: 'Код', en: 'Code' },
    password: { ru: 'Пароль', en: 'Password' },
    recoveryCode: { ru: 'Запасной код', en: 'Recovery code' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    auth: typeof authTexts;
  }
}

/** Drops what nobody can use any more: old sessions, codes, counters and refused sign-ins. */
async function sweepExpired(db: Database) {
  const aDayAgo = sql`now() - interval '1 day'`;
  await db.delete(sessions).where(lt(sessions.expiresAt, aDayAgo));
  await db.delete(codes).where(lt(codes.expiresAt, aDayAgo));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, aDayAgo));
  const isRefusal = eq(logs.action, `${accountEntity}.refusal`);
  await db.delete(logs).where(and(isRefusal, lt(logs.at, sql`now() - interval '90 days'`)));
}

const msPerDay = 86_400_000;

const nothing = {
  lastName: null,
  firstName: null,
  middleName: null,
  birthDate: null,
  gender: null,
  phone: null,
  citizenship: null,
  snils: null,
  inn: null,
  passport: null,
  photoId: null,
  passwordHash: null,
  pushEnabled: false,
  identityStatus: 'EMPTY',
} as const;

/** Only who is still deleted, and has been for all the days: an account may have come back since. */
async function emptyRecord(tx: Database, id: string, now: number) {
  const [emptied] = await tx
    .update(humans)
    .set({
      ...nothing,
      email: `${id}@anonymised.invalid`,
      state: 'ANONYMISED',
      version: sql`${humans.version} + 1`,
    })
    .where(
      and(
        eq(humans.id, id),
        inArray(humans.state, [...humanMoves.anonymise.from]),
        lte(humans.deletedAt, new Date(now - daysToRestore * msPerDay)),
      ),
    )
    .returning({ id: humans.id });
  return emptied !== undefined;
}

/** The log still tells what was done and when, and no longer to whom. */
async function veilLog(tx: Database, id: string) {
  const isOwn = sql`(${logs.actorType} = 'HUMAN' or ${logs.entityType} = ${accountEntity})`;
  await tx
    .update(logs)
    .set({
      diff: null,
      actorName: sql`case when ${logs.actorType} = 'HUMAN' then 'HUMAN' else ${logs.actorName} end`,
      ip: sql`case when ${isOwn} then null else ${logs.ip} end`,
    })
    .where(eq(logs.humanId, id));
}

/** Day 30: removes for good what names the person; what was paid stays, to nobody in particular. */
const anonymiseHuman: JobHandler<'human.anonymise'> = async (
  { humanId },
  { db: tx, now, accountHooks },
) => {
  if (!(await emptyRecord(tx, humanId, now()))) return;
  await accountHooks.anonymise(tx, humanId);
  await tx.delete(sessions).where(eq(sessions.humanId, humanId));
  const isOwnLetter = sql`${jobs.payload} ->> 'ownerId' = ${humanId}`;
  await tx.delete(jobs).where(and(eq(jobs.name, 'account.mail'), isOwnLetter));
  // The bytes of files without a row are swept away by the file store.
  const isOwn = or(eq(mediaFiles.ownerId, humanId), eq(mediaFiles.subjectId, humanId));
  await tx.delete(mediaFiles).where(isOwn);
  await veilLog(tx, humanId);
  const entity = { type: 'human', id: humanId };
  await recordLog(tx, system, { action: 'human.anonymise', entity, humanId });
};

export const authDomain = {
  handlers: { ...signInHandlers, ...codeHandlers, ...accountHandlers, ...confirmationHandlers },
  jobs: {
    'account.mail': { prepare: (letter, { mailer }) => mailer.send(securityMail(letter)) },
    'human.anonymise': { run: anonymiseHuman, isOwed: true },
    'rates.sweep': { run: (_, { db }) => sweepExpired(db), every: 3_600 },
  },
  texts: authTexts,
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'account.mail': SecurityLetter;
    'human.anonymise': { humanId: string };
  }
}

declare module '../../platform/Services' {
  interface Services {
    attempts: Attempts;
    passwords: Passwords;
    codes: Codes;
    /** Code mails an hour that one network address may cause. */
    codesPerAddress: number;
    /** What the other domains do where an account ends. */
    accountHooks: Required<Pick<Domain, 'beforeDeletion' | 'anonymise'>>;
  }
}
