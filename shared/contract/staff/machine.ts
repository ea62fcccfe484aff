import type { Machine } from '../machine';

export const userStates = ['ACTIVE', 'INACTIVE', 'DELETED'] as const;
export type UserState = (typeof userStates)[number];

const protectedAccounts = ['OWN_ACCOUNT', 'LAST_ADMIN'] as const;

export const userMoves = {
  create: {
    from: [],
    to: ['ACTIVE'],
    call: 'createUser',
    by: ['ADMIN'],
    refusals: ['LOGIN_TAKEN'],
  },
  deactivate: {
    from: ['ACTIVE'],
    to: ['INACTIVE'],
    call: 'updateUserActiveStatus',
    by: ['ADMIN'],
    refusals: protectedAccounts,
  },
  activate: {
    from: ['INACTIVE'],
    to: ['ACTIVE'],
    call: 'updateUserActiveStatus',
    by: ['ADMIN'],
  },
  remove: {
    from: ['ACTIVE', 'INACTIVE'],
    to: ['DELETED'],
    call: 'deleteUser',
    by: ['ADMIN'],
    refusals: protectedAccounts,
  },
} as const satisfies Machine<UserState>;
