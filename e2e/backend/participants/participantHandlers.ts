import type * as participants from '@campus/shared/contract/participants';
import type { Handlers } from '../Handler';
import { getCampusCard } from './getCampusCard';
import { getCurrentHuman } from './getCurrentHuman';
import { readPayHistory } from './readPayHistory';
import { readWorkPlan } from './readWorkPlan';
import { saveFcmToken } from './saveFcmToken';
import { updateCurrentHuman } from './updateCurrentHuman';
import { updateIdentity } from './updateIdentity';

export const participantHandlers: Handlers<typeof participants> = {
  getCurrentHuman,
  updateCurrentHuman,
  updateIdentity,
  getCampusCard,
  saveFcmToken,

  getWorkPlan: ({ query }, { db, visitor, language }) =>
    readWorkPlan(db, visitor.id, query.period, language),

  listPayHistory: (_, { db, visitor, language }) => readPayHistory(db, visitor.id, language),
};
