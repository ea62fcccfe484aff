import { localText } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/settings/calls';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Refusal } from '../../platform/access/Refusal';
import { logs } from '../../platform/audit/auditTables';
import { actorNameOf, readLog } from '../../platform/audit/readLog';
import type { Handler } from '../../platform/Handler';
import { publicSettings } from './settingTables';

const logged = z.object({
  value: z.object({ from: z.nullish(localText), to: z.nullish(localText) }),
});

export const listSettingLog: Handler<typeof contract.listSettingLog> = async (
  { params, query: { skip, size } },
  { db },
) => {
  const known = await db.$count(publicSettings, eq(publicSettings.id, params.id));
  if (known === 0) throw new Refusal(404, 'NOT_FOUND');
  const where = and(eq(logs.entityType, 'setting'), eq(logs.entityId, params.id));
  return readLog(db, { where, skip, size }, (row) => {
    const value = logged.safeParse(row.diff).data?.value;
    return {
      ...{ id: row.id, at: row.at.toISOString(), by: actorNameOf(row) },
      ...{ from: value?.from ?? null, to: value?.to ?? null },
    };
  });
};
