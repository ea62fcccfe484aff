import type { Machine } from './Move';

export const claimStatuses = ['WAITING', 'ACCEPTED', 'REFUSED'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

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
