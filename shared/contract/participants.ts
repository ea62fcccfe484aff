import * as z from 'zod/mini';
import { call } from './call';
import { timestamp } from './fields';
import { humanFcmTokenRequest, humanIdentityRequest, humanRequest } from './payloads/people';
import { shownCard } from './shapes/card';
import { paymentList, type payment } from './shapes/payment';
import { language, profile } from './shapes/person';
import { studyRecord, workPlan, workPlanQuery } from './shapes/study';

const human = z.extend(profile, {
  kind: z.literal('HUMAN'),
  hasPassword: z.boolean(),
  student: z.nullable(studyRecord),
});

/** A staff token asks too, at start-up; it learns only its language. */
const staff = z.object({ kind: z.literal('STAFF'), language, student: z.null() });

export type CurrentHuman = z.infer<typeof human>;
export type CurrentPerson = CurrentHuman | z.infer<typeof staff>;

export const getCurrentHuman = call({
  method: 'GET',
  path: '/api/participants/current-human',
  summary: 'Who is signed in',
  access: 'signedIn',
  response: z.discriminatedUnion('kind', [human, staff]),
  provides: ['Reset', 'GetUserProfile'],
});

export const updateCurrentHuman = call({
  method: 'PUT',
  path: '/api/participants/current-human',
  summary: 'Save the own profile: contacts, language, consents, password',
  access: ['HUMAN', 'STUDENT'],
  body: humanRequest,
  response: human,
  invalidates: ['GetUserProfile'],
});

export const updateIdentity = call({
  method: 'PUT',
  path: '/api/participants/current-human/identity',
  summary: 'Fill in the own identity, until it is verified',
  access: ['HUMAN', 'STUDENT'],
  body: humanIdentityRequest,
  response: human,
  invalidates: ['GetUserProfile'],
});

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

export type Payment = z.infer<typeof payment>;

export const listPayHistory = call({
  method: 'GET',
  path: '/api/participants/pay-history',
  summary: 'All payments of the signed-in student, newest first',
  access: ['STUDENT'],
  response: paymentList,
  provides: ['Reset'],
});

export const getWorkPlan = call({
  method: 'GET',
  path: '/api/participants/work-plan',
  summary: 'The own work plan of a semester, the newest if none is named',
  access: ['STUDENT'],
  query: workPlanQuery,
  response: workPlan,
  provides: ['Reset'],
});

export const saveFcmToken = call({
  method: 'PUT',
  path: '/api/participants/fcm-token',
  summary: 'Remember the device that agreed to push messages',
  access: ['HUMAN', 'STUDENT'],
  body: humanFcmTokenRequest,
  response: z.object({}),
});
