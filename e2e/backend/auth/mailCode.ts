import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Services } from '../createServices';
import { codeMail } from '../mail/codeMail';
import type { Mail } from '../mail/Mail';
import { Refusal } from '../Refusal';
import type { Signup } from '../schema/security';
import { limitCodes, liftPause, resendAfter } from './limitCodes';

interface Request {
  purpose: 'HUMAN' | 'STAFF';
  email: string;
  language: LanguageKey;
  signup?: Signup | null;
  /** Sent instead of the code where there is no account; the code is then told to nobody. */
  decoyMail?: Mail;
}

/**
 * Makes a code and mails it. A stranger's address goes the same way with another letter, so that
 * neither the answer nor the limits nor a guess tell whether an account exists.
 * @throws Refusal 429 by the limits, 503 MAIL_UNAVAILABLE.
 */
export async function mailCode(request: Request, context: Services & { ip: string }) {
  const { purpose, email, language, signup = null, decoyMail } = request;
  await limitCodes(purpose, email, context);
  const code = await context.codes.create(purpose, email, signup);
  const mail = decoyMail ?? codeMail({ to: email, code, purpose, language });
  await context.mailer.send(mail).catch(async (cause: unknown) => {
    await liftPause(purpose, email, context);
    throw Object.assign(new Refusal(503, 'MAIL_UNAVAILABLE'), { cause });
  });
  return { resendAfter, expiresIn: context.codes.lifetime };
}
