import type { Services } from '../createServices';
import { tooMany } from '../tooMany';

/** Seconds between two codes for one address. */
export const resendAfter = 60;
const hour = 3_600;
const perEmail = 5;
/** This computer itself: everybody behind a proxy on it, so nobody in particular. */
export const loopback = /^(::1|(::ffff:)?127\.)/;

const pauseKey = (purpose: string, email: string) => `code-pause:${purpose}:${email.toLowerCase()}`;

type Limited = Pick<Services, 'limits' | 'codesPerAddress'> & { ip: string };

/**
 * Admits one code mail: one a minute and five an hour for an address of mail, and so many an hour
 * for a network address; this computer itself is not counted.
 * @throws Refusal 429 CODE_TOO_SOON or CODE_LIMIT.
 */
export async function limitCodes(purpose: string, email: string, context: Limited) {
  const { limits, codesPerAddress, ip } = context;
  const pause = await limits.hit(pauseKey(purpose, email), { max: 1, seconds: resendAfter });
  if (!pause.isAllowed) throw tooMany('CODE_TOO_SOON', pause.retryAfter);
  const mailKey = `code-hour:${purpose}:${email.toLowerCase()}`;
  const mail = await limits.hit(mailKey, { max: perEmail, seconds: hour });
  if (!mail.isAllowed) throw tooMany('CODE_LIMIT', mail.retryAfter);
  if (loopback.test(ip)) return;
  const address = await limits.hit(`code-address:${ip}`, { max: codesPerAddress, seconds: hour });
  if (!address.isAllowed) throw tooMany('CODE_LIMIT', address.retryAfter);
}

/** Lets the person try again at once after a mail that could not be sent. */
export const liftPause = (purpose: string, email: string, { limits }: Limited) =>
  limits.forget(pauseKey(purpose, email));
