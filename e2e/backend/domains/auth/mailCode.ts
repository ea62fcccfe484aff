import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Context } from '../../platform/Handler';

import type { Mail } from '../../platform/mail/Mailer';
import { Refusal } from '../../platform/access/Refusal';
import type { Signup } from './authTables';
import { readNumber } from '../settings/readSetting';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import type { Attempt } from './createAttempts';
import { limitedNetworkOf } from '../../platform/limits/createLimits';

interface Letter {
  to: string;
  code: string;
  purpose: 'HUMAN' | 'STAFF' | 'CONFIRM';
  language: LanguageKey;
}

const warnings = {
  ru: {
    HUMAN: 'Если вы не запрашивали код, просто удалите это письмо: без кода войти нельзя.',
    STAFF: 'Если вы не входили, кто-то узнал ваш пароль. Смените его и сообщите администратору.',
    CONFIRM:
      'Если вы ничего не меняли, кто-то вошёл в вашу учётную запись: завершите все сеансы и смените пароль.',
  },
  en: {
    HUMAN: 'If you did not request a code, just delete this email: nobody can sign in without it.',
    STAFF:
      'If this was not you, someone knows your password. Change it and tell your administrator.',
    CONFIRM:
      'If you are not changing anything, someone is signed in to your account: end all sessions and change your password.',
  },
};

const signIn = {
  ru: { subject: 'код для входа в «Кампус»', label: 'Ваш код для входа' },
  en: { subject: 'your Campus sign-in code', label: 'Your sign-in code' },
};

const confirmation = {
  ru: { subject: 'код для изменений в «Кампусе»', label: 'Код, который подтверждает изменение' },
  en: { subject: 'your Campus confirmation code', label: 'The code that confirms your change' },
};

const words = { HUMAN: signIn, STAFF: signIn, CONFIRM: confirmation };

const open = { ru: 'Открыть «Кампус»', en: 'Open Campus' };
/** Where the code is entered, should that page have been closed. */
const doors = {
  HUMAN: { path: '/?modal=signIn' },
  STAFF: { path: '/staff/login' },
  CONFIRM: { path: '/' },
};

const letters = {
  ru: ({ code, purpose }: Letter) => ({
    subject: `${code} — ${words[purpose].ru.subject}`,
    text: `Здравствуйте!

${words[purpose].ru.label}: ${code}

Он действует 10 минут и подходит один раз. Никому его не сообщайте: сотрудники «Кампуса» никогда не спрашивают код.

${warnings.ru[purpose]}

«Кампус»`,
  }),
  en: ({ code, purpose }: Letter) => ({
    subject: `${code} is ${words[purpose].en.subject}`,
    text: `Hello,

${words[purpose].en.label}: ${code}

It is valid for 10 minutes and works once. Do not share it: Campus staff will never ask you for it.

${warnings.en[purpose]}

Campus`,
  }),
};

/** The letter with a code; the code opens the subject, so that a notification shows it. */
const codeMail = (letter: Letter): Mail => ({
  to: letter.to,
  code: letter.code,
  ...letters[letter.language](letter),
  link: { label: open[letter.language], ...doors[letter.purpose] },
});

const hour = 3_600;
/** Letters to one mailbox that one network may cause, and all that its owner is not known in. */
const fromOneNetwork = { max: 5, seconds: hour };
const fromElsewhere = { max: 60, seconds: 24 * hour };

type Limited = Pick<Context, 'db' | 'limits' | 'attempts' | 'codesPerAddress'>;

/** @returns what the letter was counted by. */
async function admit(reader: Attempt, key: string, { limits, attempts, ...limit }: Limited) {
  const network = limitedNetworkOf(reader.ip);
  const keys = {
    here: `code-hour:${key}:${network}`,
    network: `code-address:${network}`,
    elsewhere: `code-day:${key}`,
  };
  const here = await limits.hit(keys.here, fromOneNetwork);
  if (!here.isAllowed) throw tooManyRequests('CODE_LIMIT', here.retryAfter);
  const ofNetwork = { max: limit.codesPerAddress, seconds: hour };
  const all = await limits.hitNetwork('code-address', reader.ip, ofNetwork);
  if (!all.isAllowed) throw tooManyRequests('CODE_LIMIT', all.retryAfter);
  if (await attempts.isKnownThere(reader)) return [keys.here, keys.network];
  const elsewhere = await limits.hit(keys.elsewhere, fromElsewhere);
  if (!elsewhere.isAllowed) throw tooManyRequests('CODE_DAY_LIMIT', elsewhere.retryAfter);
  return Object.values(keys);
}

/** The server of mail has asked after the address itself: whoever tries any addresses is counted. */
const isAddressRefused = (error: unknown) =>
  ((error as Error).cause as { command?: unknown } | undefined)?.command === 'RCPT TO';

/**
 * Sends one letter with a code where the limits allow it: for one mailbox one in `codeResendSeconds`
 * and five an hour from each network, so that nobody else's letters keep the owner from hers; for one network
 * so many an hour. A letter that could not be sent leaves no pause, and is none of those.
 * @throws Refusal 429 CODE_TOO_SOON, CODE_LIMIT or CODE_DAY_LIMIT.
 */
async function limitCodes(reader: Attempt, context: Limited, send: () => Promise<void>) {
  const { db, limits } = context;
  const resendAfter = await readNumber(db, 'codeResendSeconds');
  const key = `${reader.kind}:${reader.name.toLowerCase()}`;
  const pauseKey = `code-pause:${key}:${limitedNetworkOf(reader.ip)}`;
  const pause = await limits.hit(pauseKey, { max: 1, seconds: resendAfter });
  if (!pause.isAllowed) throw tooManyRequests('CODE_TOO_SOON', pause.retryAfter);
  const counted = await admit(reader, key, context);
  try {
    await send();
    return { resendAfter };
  } catch (error) {
    await limits.forget(pauseKey);
    if (!isAddressRefused(error)) for (const one of counted) await limits.giveBack(one);
    throw error;
  }
}

interface Request {
  purpose: 'HUMAN' | 'STAFF' | 'CONFIRM';
  email: string;
  language: LanguageKey;
}

interface Content {
  /** What the code creates where there is no account. */
  signup?: Signup | null;
  /** Sent instead of the code where there is no account; the code is then told to nobody. */
  decoyMail?: Mail;
}

/**
 * Makes a code and mails it. A stranger's address goes the same way with another letter, so that
 * neither the answer nor the limits nor a guess tell whether an account exists.
 * @param contentOf what takes long, such as hashing; not asked before the limits have admitted it.
 * @throws Refusal 429 by the limits, 503 MAIL_UNAVAILABLE.
 */
export async function mailCode(
  { purpose, email, language }: Request,
  context: Context,
  contentOf: () => Promise<Content> = async () => ({}),
) {
  const { codes, mailer, ip } = context;
  const reader = { kind: purpose, name: email, ip };
  const { resendAfter } = await limitCodes(reader, context, async () => {
    const { signup, decoyMail } = await contentOf();
    await codes.create({ purpose, email, ip }, signup, async (code) => {
      const mail = decoyMail ?? codeMail({ to: email, code, purpose, language });
      await mailer.send(mail).catch((cause: unknown) => {
        throw Object.assign(new Refusal(503, 'MAIL_UNAVAILABLE'), { cause });
      });
    });
  });
  return { resendAfter, expiresIn: codes.lifetime };
}
