import { localText } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/settings/calls';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Refusal } from '../../platform/access/Refusal';
import { logs } from '../../platform/audit/auditTables';
import { countRows } from '../../platform/database/countRows';
import type { Handler } from '../../platform/Handler';
import { publicSettings } from './settingTables';

const logged = z.object({
  value: z.object({ from: z.nullish(localText), to: z.nullish(localText) }),
});

export const listSettingLog: Handler<typeof contract.listSettingLog> = async (
  { params, query: { skip, size } },
  { db },
) => {
  const isIt = and(eq(logs.entityType, 'setting'), eq(logs.entityId, params.id));
  const known = await db.$count(publicSettings, eq(publicSettings.id, params.id));
  if (known === 0) throw new Refusal(404, 'NOT_FOUND');
  const rows = await db
    .select()
    .from(logs)
    .where(isIt)
    .orderBy(desc(logs.at), logs.id)
    .limit(size)
    .offset(skip);
  const items = rows.map(({ id, at, actorType, actorName, diff }) => {
    const value = logged.safeParse(diff).data?.value;
    const by = actorType === 'SYSTEM' ? null : actorName;
    return { id, at: at.toISOString(), by, from: value?.from ?? null, to: value?.to ?? null };
  });
  return { items, total: await countRows(db, logs, isIt), skip, size };
};
