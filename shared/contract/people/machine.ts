import { workingDayAfter } from '../days';
import type { Machine } from '../machine';

export const humanStates = ['ACTIVE', 'DELETED', 'ANONYMISED'] as const;
export type HumanState = (typeof humanStates)[number];

/** Days in which a deleted account can be restored; then what names the person is removed. */
export const daysToRestore = 30;

export const humanMoves = {
  remove: {
    from: ['ACTIVE'],
    to: ['DELETED'],
    call: 'deleteCurrentUser',
    by: ['OWNER'],
    refusals: ['PAYMENT_PENDING'],
  },
  restore: {
    from: ['DELETED'],
    to: ['ACTIVE'],
    call: 'restoreHuman',
    by: ['ADMIN', 'SUPPORT'],
    refusals: ['RESTORE_TOO_LATE', 'RESTORE_EMAIL_TAKEN', 'RESTORE_SNILS_TAKEN'],
  },
  anonymise: { from: ['DELETED'], to: ['ANONYMISED'], by: ['SYSTEM'] },
} as const satisfies Machine<HumanState>;

export const identityStatuses = ['EMPTY', 'FILLED', 'VERIFIED', 'MISMATCH'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

export const identityMoves = {
  fill: {
    from: ['EMPTY', 'FILLED', 'MISMATCH'],
    to: ['FILLED'],
    call: 'updateIdentity',
    by: ['OWNER'],
    refusals: ['SNILS_TAKEN'],
  },
  /** The record of study that the person claims either agrees with the identity or does not. */
  compare: {
    from: ['FILLED', 'MISMATCH'],
    to: ['VERIFIED', 'MISMATCH'],
    call: 'claimStudent',
    by: ['SYSTEM'],
  },
  /** Staff have looked at the person and the record side by side. */
  confirm: {
    from: ['FILLED', 'MISMATCH', 'VERIFIED'],
    to: ['VERIFIED'],
    call: 'acceptStudentClaim',
    by: ['ADMIN', 'SUPPORT'],
  },
  /** The record that the identity was compared with is not the person’s. */
  reopen: { from: ['VERIFIED'], to: ['FILLED'], call: 'unlinkStudy', by: ['ADMIN', 'SUPPORT'] },
  decide: {
    from: ['FILLED', 'VERIFIED', 'MISMATCH'],
    to: ['FILLED', 'VERIFIED', 'MISMATCH'],
    call: 'updateHuman',
    by: ['ADMIN', 'SUPPORT'],
  },
} as const satisfies Machine<IdentityStatus>;

export const claimStatuses = ['WAITING', 'ACCEPTED', 'REFUSED'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Working days in which staff decide on a claim. */
const claimPatience = 5;

/** The last day for the decision on a claim that was made at a moment (ISO). */
export const claimDueDay = (createdAt: string) =>
  workingDayAfter(Date.parse(createdAt), claimPatience);

const by = ['ADMIN', 'SUPPORT'] as const;

/** «This record is mine», said without a number that proves it. */
export const claimMoves = {
  ask: { from: [], to: ['WAITING'], call: 'claimStudent', by: ['OWNER'] },
  /** The person has proved it in the meantime. */
  prove: { from: ['WAITING'], to: ['ACCEPTED'], call: 'claimStudent', by: ['OWNER'] },
  accept: {
    from: ['WAITING'],
    to: ['ACCEPTED'],
    call: 'acceptStudentClaim',
    by,
    refusals: ['STUDENT_TAKEN', 'STUDY_GOES_ON'],
  },
  refuse: { from: ['WAITING'], to: ['REFUSED'], call: 'refuseStudentClaim', by },
  /** Another person’s claim to the same record was accepted. */
  yield: { from: ['WAITING'], to: ['REFUSED'], call: 'acceptStudentClaim', by },
} as const satisfies Machine<ClaimStatus>;
