import * as z from 'zod/mini';
import { call } from '../call';
import { peopleReaders } from '../roles';
import { day, id, timestamp } from '../fields';
import { shownCard } from './records';

/**
 * Signed strings that live until they expire: a minute the one, three days the other, which the
 * browser keeps for when there is no network. Only an active card has them.
 */
const campusCard = z.extend(shownCard, {
  qrToken: z.nullable(z.string()),
  qrExpiresAt: z.nullable(timestamp),
  offlineToken: z.nullable(z.string()),
  offlineExpiresAt: z.nullable(timestamp),
});
export type CampusCard = z.infer<typeof campusCard>;

export const getCampusCard = call({
  method: 'GET',
  path: '/api/participants/esk-card',
  summary: 'The signed-in person’s card, or null while there is none',
  access: ['HUMAN', 'STUDENT'],
  response: z.nullable(campusCard),
  provides: ['Reset'],
});

export const getHumanCard = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/esk-card',
  summary: 'A person’s card, or null while there is none',
  access: peopleReaders,
  params: z.object({ id }),
  response: z.nullable(shownCard),
  provides: ['Reset'],
});

/** `OLD`: it was shown too long ago; `INVALID`: the card may not be used now, whatever the reason. */
const refusedCode = z.object({ result: z.enum(['OLD', 'INVALID', 'UNKNOWN']) });

const validCard = z.object({
  result: z.literal('VALID'),
  /** It is the code for days without the network. */
  isOffline: z.boolean(),
  /** «А.» and «М.»: enough to compare with a document. */
  initials: z.array(z.string()),
  organisation: z.string(),
  expiresAt: z.nullable(day),
  /** Somebody has checked this code of a minute before: so many seconds ago, for the first time. */
  checkedSecondsAgo: z.optional(z.int()),
});
export type ValidCard = z.infer<typeof validCard>;

export const verifyCard = call({
  method: 'GET',
  path: '/api/verify/{token}',
  summary: 'Whether the card behind a shown code is valid now; sixty a minute from one address',
  access: 'public',
  extension: true,
  params: z.object({ token: z.string().check(z.maxLength(400, 'TOO_LONG')) }),
  response: z.discriminatedUnion('result', [validCard, refusedCode]),
});
