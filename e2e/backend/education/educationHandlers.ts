import type * as contract from '@campus/shared/contract/education';
import type { Handlers } from '../Handler';
import { listGrants } from './listGrants';
import { listPrograms } from './listPrograms';
import { saveGrants } from './saveGrants';

export const educationHandlers: Handlers<typeof contract> = {
  listGrants,
  saveGrants,
  listPrograms,
};
