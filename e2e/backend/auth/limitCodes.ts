import type { Context } from '../Handler';
import { readNumber } from '../settings/readSetting';
import { tooMany } from '../tooMany';
import type { Attempt } from './createAttempts';
import { networkOf } from './networkOf';

const hour = 3_600;
/** Letters to one mailbox that one network may cause, and all that its owner is not known in. */
const fromOneNetwork = { max: 5, seconds: hour };
const fromElsewhere = { max: 60, seconds: 24 * hour };

type Limited = Pick<Context, 'db' | 'limits' | 'attempts' | 'codesPerAddress'>;

async function admit(reader: Attempt, key: string, { limits, attempts, ...limit }: Limited) {
  const here = await limits.hit(`code-hour:${key}:${networkOf(reader.ip)}`, fromOneNetwork);
  if (!here.isAllowed) throw tooMany('CODE_LIMIT', here.retryAfter);
  const ofNetwork = { max: limit.codesPerAddress, seconds: hour };
  const network = await limits.hitNetwork('code-address', reader.ip, ofNetwork);
  if (!network.isAllowed) throw tooMany('CODE_LIMIT', network.retryAfter);
  if (await attempts.isKnownThere(reader)) return;
  const elsewhere = await limits.hit(`code-day:${key}`, fromElsewhere);
  if (!elsewhere.isAllowed) throw tooMany('CODE_LIMIT', elsewhere.retryAfter);
}

/**
 * Sends one letter with a code where the limits allow it: for one mailbox one in `codeResendSeconds`
 * and five an hour from each network, so that nobody else's letters keep the owner from hers; for one network
 * so many an hour. A letter that could not be sent leaves no pause.
 * @throws Refusal 429 CODE_TOO_SOON or CODE_LIMIT.
 */
export async function limitCodes(reader: Attempt, context: Limited, send: () => Promise<void>) {
  const resendAfter = await readNumber(context.db, 'codeResendSeconds');
  const key = `${reader.kind}:${reader.name.toLowerCase()}`;
  const pauseKey = `code-pause:${key}:${networkOf(reader.ip)}`;
  const pause = await context.limits.hit(pauseKey, { max: 1, seconds: resendAfter });
  if (!pause.isAllowed) throw tooMany('CODE_TOO_SOON', pause.retryAfter);
  await admit(reader, key, context);
  try {
    await send();
    return { resendAfter };
  } catch (error) {
    await context.limits.forget(pauseKey);
    throw error;
  }
}
