import * as z from 'zod/mini';
import { call } from '../call';
import { peopleReaders } from '../roles';
import { id, timestamp } from '../fields';
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
