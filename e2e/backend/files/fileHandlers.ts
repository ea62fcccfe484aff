import type * as contract from '@campus/shared/contract/files';
import type { Handlers } from '../Handler';
import { deleteFile } from './deleteFile';
import { getFile } from './getFile';
import { putFile } from './putFile';
import { setCurrentUserPhoto } from './setCurrentUserPhoto';
import { updateFile } from './updateFile';

export const fileHandlers: Handlers<typeof contract> = {
  deleteFile,
  getFile,
  putFile,
  setCurrentUserPhoto,
  updateFile,
};
