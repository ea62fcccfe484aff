import { challengeOf, isSolved } from '@campus/shared/contract/support/challenge';
import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { Refusal } from '../../platform/access/Refusal';
import type { Services } from '../../platform/Services';

const audience = 'ticket-challenge';

/** Sixteen thousand tries on the average: less than a second of a phone. */
const bits = 14;
const waitSeconds = 3;
/** Whoever writes longer gets another challenge. */
const validSeconds = 3_600;

/** Says by its signature when the form was opened. */
export async function openChallenge({ keys, now }: Pick<Services, 'keys' | 'now'>) {
  const opened = Math.floor(now() / 1000);
  const challenge = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setJti(randomUUID())
    .setNotBefore(opened + waitSeconds)
    .setExpirationTime(opened + validSeconds)
    .sign(keys.challenge);
  return { challenge, bits, waitSeconds, validSeconds };
}

/** The name of a challenge of ours that was opened neither too long ago nor just now. */
async function nameOf(challenge: string, { keys, now }: Pick<Services, 'keys' | 'now'>) {
  try {
    const { payload } = await jwtVerify(challenge, keys.challenge, {
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['jti', 'nbf', 'exp'],
      currentDate: new Date(now()),
    });
    return payload.jti;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

interface Sent {
  captcha?: string;
  website?: string;
}

type Checking = Pick<Services, 'keys' | 'limits' | 'now'>;

/** A solution counts once, also where two requests bring it at the same moment. */
async function isSpent(name: string, { limits }: Checking) {
  const { isAllowed } = await limits.hit(`challenge:${name}`, { max: 1, seconds: validSeconds });
  return !isAllowed;
}

/**
 * Admits what came from a form that somebody had open for a while, and whose page has done the work.
 * @throws Refusal 422 ROBOT_CHECK, which does not tell a robot what gave it away.
 */
export async function assertNoRobot({ captcha = '', website }: Sent, services: Checking) {
  const refusal = new Refusal(422, 'ROBOT_CHECK');
  const digest = createHash('sha256').update(captcha).digest();
  if (website || !isSolved(digest, bits)) throw refusal;
  const name = await nameOf(challengeOf(captcha), services);
  if (!name || (await isSpent(name, services))) throw refusal;
}
