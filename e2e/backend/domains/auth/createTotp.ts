import { Secret, TOTP } from 'otpauth';

/** Seconds that a code of an authenticator belongs to. */
const period = 30;

/** RFC 6238 as every authenticator knows it: SHA-1, six digits, thirty seconds. */
export function createTotp(login: string, secret = new Secret({ size: 20 }).base32) {
  const key = Secret.fromBase32(secret);
  const totp = new TOTP({ issuer: 'Campus', label: login, secret: key, period });
  return {
    secret,
    /** What the QR code of an enrolment says. */
    uri: totp.toString(),
    codeAt: (now: number) => totp.generate({ timestamp: now }),

    /** The step that a code belongs to, or undefined where it fits none of the three around now. */
    stepOf(code: string, now: number) {
      const delta = totp.validate({ token: code, window: 1, timestamp: now });
      return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
    },
  };
}
