import type * as contract from '@campus/shared/contract/files';
import type { Handler } from '../Handler';
import { users } from '../schema/staff';
import { limitUploads } from './limitUploads';
import { prepareFile } from './prepareFile';
import { setPicture } from './setPicture';
import { toMediaFile } from './toMediaFile';

export const setCurrentUserPhoto: Handler<typeof contract.setCurrentUserPhoto> = async (
  { file },
  context,
) => {
  await limitUploads(context);
  const prepared = await prepareFile(file, 'user-photo', context);
  const { id } = context.visitor;
  const row = await setPicture(context, prepared, {
    table: users,
    column: users.photoId,
    field: 'photoId',
    type: 'user',
    id,
  });
  return toMediaFile(row);
};
