import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Context } from '../Handler';
import { codeMail } from '../mail/codeMail';
import type { Mail } from '../mail/Mail';
import { Refusal } from '../Refusal';
import type { Signup } from '../schema/security';
import { limitCodes } from './limitCodes';

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
    const code = await codes.create({ purpose, email, ip }, signup);
    const mail = decoyMail ?? codeMail({ to: email, code, purpose, language });
    await mailer.send(mail).catch((cause: unknown) => {
      throw Object.assign(new Refusal(503, 'MAIL_UNAVAILABLE'), { cause });
    });
  });
  return { resendAfter, expiresIn: codes.lifetime };
}
