import type { ParsedInput } from '@campus/shared/contract/call';
import type * as resources from '@campus/shared/contract/resources/calls';
import type * as contract from '@campus/shared/contract/settings/calls';
import { localText } from '@campus/shared/contract/fields';
import { and, asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { logs } from '../../platform/audit/auditTables';
import { countRows } from '../../platform/database/countRows';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Handlers, Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import type { MessageCode } from '../../platform/messages/messages';
import { Refusal } from '../../platform/access/Refusal';
import { publicSettings } from './settingTables';
import { saveVersion } from '../../platform/states/saveVersion';
import { cleanHead } from './cleanHead';
import { numberSettings } from './readSetting';

type ToSettingRow = typeof publicSettings.$inferSelect;

const toSetting = (row: ToSettingRow) => ({ ...row, updatedAt: row.updatedAt.toISOString() });

type Type = (typeof publicSettings.$inferSelect)['type'];

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

type Params = Record<string, number>;

function must(isRight: boolean, code: MessageCode, text: string, params?: Params) {
  if (!isRight) throw new Refusal(422, code, { fields: { value: code }, params });
  return text;
}

function checkNumber(id: string, text: string) {
  must(/^-?\d{1,9}$/.test(text), 'SETTING_INT', text);
  const range = new Map<string, Params>(Object.entries(numberSettings)).get(id);
  const { min = -Infinity, max = Infinity } = range ?? {};
  return must(Number(text) >= min && Number(text) <= max, 'SETTING_RANGE', text, { min, max });
}

const checks: Record<Type, (text: string, id: string) => string> = {
  STRING: (text) => text,
  BOOL: (text) => must(text === 'true' || text === 'false', 'SETTING_BOOL', text),
  INT: (text, id) => checkNumber(id, text),
  JSON: (text) => must(isJson(text), 'SETTING_JSON', text),
  HTML: (text) => cleanHead(text),
};

/**
 * The text as it is kept for a setting.
 * @throws Refusal 422 that says what its type wants, or how far the number may go.
 */
const checkValue = ({ id, type }: { id: string; type: Type }, text: string) =>
  checks[type](text, id);

type Row = typeof publicSettings.$inferSelect;
type Value = ParsedInput<typeof contract.updateSetting>['body']['value'];

function checked(row: Row, value: Value) {
  const { ru, en } = typeof value === 'string' ? { ru: value } : { en: undefined, ...value };
  return { ru: checkValue(row, ru), ...(en && { en: checkValue(row, en) }) };
}

const updateSetting: Handler<typeof contract.updateSetting> = (
  { params: { id }, body: { value, version } },
  context,
) =>
  context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(publicSettings).where(eq(publicSettings.id, id));
    if (!before) throw new Refusal(404, 'NOT_FOUND');
    const set = { value: checked(before, value) };
    const after = await saveVersion(tx, publicSettings, { id, version }, set);
    await recordLog(tx, context, {
      action: 'setting.update',
      entity: { type: 'setting', id },
      diff: diffOf(before, after),
    });
    return toSetting(after);
  });

const logged = z.object({
  value: z.object({ from: z.nullish(localText), to: z.nullish(localText) }),
});

const listSettingLog: Handler<typeof contract.listSettingLog> = async (
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

export const settingHandlers = {
  updateSetting,
  listSettingLog,

  async listSettings(_, { db }) {
    const rows = await db.select().from(publicSettings).orderBy(asc(publicSettings.id));
    return rows.map(toSetting);
  },

  async listPublicSettings(_, { db, language }) {
    const isPublic = eq(publicSettings.isPublic, true);
    const rows = await db.select().from(publicSettings).where(isPublic).orderBy(publicSettings.id);
    return rows.map(({ id, value }) => ({ id, value: inLanguage(value, language) }));
  },
} satisfies Partial<Handlers<typeof contract & typeof resources>>;
