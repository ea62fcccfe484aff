import type * as contract from '@campus/shared/contract/settings';
import { asc } from 'drizzle-orm';
import type { Handlers } from '../Handler';
import { publicSettings } from '../schema/resources';
import { toSetting } from './toSetting';
import { updateSetting } from './updateSetting';

export const settingHandlers: Handlers<typeof contract> = {
  updateSetting,

  async listSettings(_, { db }) {
    const rows = await db.select().from(publicSettings).orderBy(asc(publicSettings.id));
    return rows.map(toSetting);
  },
};
