/** @jest-environment node */
import { humanOf, studyOf } from '@campus/shared/testing/people';
import { applicationOptions, type Applicant, type OwnApplication } from './applicationOptions';

const eduOrg = { id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c01', name: 'Северный', shortName: 'СТУ' };
const student = studyOf({ eduOrg });
const verified = humanOf({ identityStatus: 'VERIFIED', student });
const waiting: OwnApplication = {
  ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c09', number: 'ESK-2026-000001', files: [] },
  ...{ type: 'ESK_CARD', status: 'NEW', createdAt: '2026-11-20T09:00:00Z', version: 1 },
  ...{ decidedAt: null, rejectReason: null, payload: null },
};

const obstacles = (change: Partial<Applicant>) =>
  applicationOptions({ human: verified, card: null, applications: [], ...change }).map(
    ({ obstacle }) => obstacle ?? 'possible',
  );

test.each<[string, Partial<Applicant>, string[]]>([
  ['without a card it is the card', {}, ['possible', 'cardInactive', 'cardInactive']],
  [
    'with an active card it is the grants',
    { card: { status: 'ACTIVE', blockReason: null } },
    ['cardLive', 'possible', 'possible'],
  ],
  [
    'a lost card gives way to another',
    { card: { status: 'BLOCKED', blockReason: 'LOST' } },
    ['possible', 'cardInactive', 'cardInactive'],
  ],
  [
    'a card blocked by staff does not',
    { card: { status: 'BLOCKED', blockReason: 'STAFF' } },
    ['cardLive', 'cardInactive', 'cardInactive'],
  ],
  [
    'one of a kind waits at a time',
    { applications: [waiting] },
    ['waiting', 'cardInactive', 'cardInactive'],
  ],
  ['nothing before the study', { human: humanOf() }, ['study', 'study', 'study']],
  [
    'no card before the identity',
    { human: { ...verified, identityStatus: 'FILLED' } },
    ['identity', 'cardInactive', 'cardInactive'],
  ],
])('%s', (_, change, expected) => {
  expect(obstacles(change)).toEqual(expected);
});
