import { userMoves } from '@campus/shared/contract/machines/user';
import type * as contract from '@campus/shared/contract/users';
import type { Handlers } from '../Handler';
import { changePassword } from './changePassword';
import { changeState } from './changeState';
import { createUser } from './createUser';
import { filterUsers } from './filterUsers';
import { readUser } from './readUser';
import { resetAuthenticator } from './resetAuthenticator';
import { resetPassword } from './resetPassword';
import { updateCurrentUser } from './updateCurrentUser';
import { updateUser } from './updateUser';
import { updateUserRole } from './updateUserRole';

export const userHandlers: Handlers<typeof contract> = {
  filterUsers,
  createUser,
  updateUser,
  updateUserRole,
  updateCurrentUser,
  changePassword,
  resetPassword,
  resetAuthenticator,

  getCurrentUser: (_, { db, visitor, language }) => readUser(db, visitor.id, language),
  getUser: ({ params }, { db, language }) => readUser(db, params.id, language),

  async updateUserActiveStatus({ params: { id }, body: { isActive, reason } }, context) {
    const { db, language } = context;
    const move = isActive ? userMoves.activate : userMoves.deactivate;
    const change = { move, action: 'status.update', set: { isActive }, reason };
    await db.transaction((tx) => changeState(tx, id, change, context));
    return readUser(db, id, language);
  },

  async deleteUser({ params: { id } }, context) {
    const set = { isActive: false, deletedAt: new Date(context.now()) };
    const change = { move: userMoves.remove, action: 'delete', set };
    await context.db.transaction((tx) => changeState(tx, id, change, context));
    return { id };
  },
};
