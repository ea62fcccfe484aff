import type * as contract from '@campus/shared/contract/humans';
import { readCard } from '../cards/readCard';
import type { Handlers } from '../Handler';
import { readPayHistory } from '../participants/readPayHistory';
import { readWorkPlan } from '../participants/readWorkPlan';
import { assertVisible } from './assertVisible';
import { filterHumans } from './filterHumans';
import { getHuman } from './getHuman';
import { listHumanLogs } from './listHumanLogs';
import { listHumanPrograms } from './listHumanPrograms';
import { restoreHuman } from './restoreHuman';
import { updateHuman } from './updateHuman';

export const humanHandlers: Handlers<typeof contract> = {
  filterHumans,
  getHuman,
  updateHuman,
  restoreHuman,
  listHumanPrograms,
  listHumanLogs,

  async getHumanCard({ params }, { db, visitor, language }) {
    await assertVisible(db, visitor, params.id);
    return readCard(db, params.id, language);
  },

  async getHumanWorkPlan({ params, query }, { db, visitor, language }) {
    await assertVisible(db, visitor, params.id);
    return readWorkPlan(db, params.id, query.period, language);
  },

  async listHumanPayments({ params }, { db, visitor, language }) {
    await assertVisible(db, visitor, params.id);
    return readPayHistory(db, params.id, language);
  },
};
