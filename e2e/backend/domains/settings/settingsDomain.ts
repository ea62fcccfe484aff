import type { ParsedInput } from '@campus/shared/contract/call';
import { localText, type LanguageKey } from '@campus/shared/contract/fields';
import type * as resources from '@campus/shared/contract/resources/calls';
import type * as contract from '@campus/shared/contract/settings/calls';
import { headSectionId } from '@campus/shared/contract/settings/paths';
import { jsonProblemOf } from '@campus/shared/contract/settings/settingJson';
import { cleanHtml } from '@campus/shared/server/cleanHtml';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { judgeHeadSection } from '@campus/shared/server/head/parseHeadSection';
import { writeAdmitted } from '@campus/shared/server/head/writeTag';
import { assertConfirmed } from '../../platform/access/assertConfirmed';
import { Refusal } from '../../platform/access/Refusal';
import { logs } from '../../platform/audit/auditTables';
import { diffOf } from '../../platform/audit/diffOf';
import { actorNameOf, readLog } from '../../platform/audit/readLog';
import { recordLog } from '../../platform/audit/recordLog';
import type { Domain } from '../../platform/Domain';
import type { Handler, Handlers } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import type { MessageCode } from '../../platform/messages/messages';
import { saveVersion } from '../../platform/states/saveVersion';
import { messageOf } from '../../platform/messages/messageOf';
import { footerHandlers } from './footerHandlers';
import { numberSettings } from './readSetting';
import { publicSettings } from './settingTables';
import { settingTexts } from './settingTexts';

type Row = typeof publicSettings.$inferSelect;

const toSetting = (row: Row) => ({ ...row, updatedAt: row.updatedAt.toISOString() });

type Params = Record<string, string | number>;

function must(isRight: boolean, code: MessageCode, text: string, params?: Params) {
  if (!isRight) throw new Refusal(422, code, { fields: { value: code }, params });
  return text;
}

function checkNumber(id: string, text: string) {
  must(/^-?\d{1,9}$/.test(text), 'SETTING_INT', text);
  const range = new Map<string, { min: number; max: number }>(Object.entries(numberSettings)).get(
    id,
  );
  const { min = -Infinity, max = Infinity } = range ?? {};
  return must(Number(text) >= min && Number(text) <= max, 'SETTING_RANGE', text, { min, max });
}

function checkJson(id: string, text: string) {
  const problem = jsonProblemOf(id, text);
  const keys = problem?.kind === 'KEYS' ? problem.keys.join(', ') : '';
  return must(!problem, `SETTING_JSON_${problem?.kind ?? 'SYNTAX'}`, text, { keys });
}

const nameOf = (problem: string) => problem.slice(0, 40);

/**
 * Markup for the head of every page, judged by what the server of pages admits: nothing is kept that
 * it would leave out. It is written anew from what was understood, so that a browser cannot
 * understand something else.
 * @throws Refusal 422 HEAD_… with the first tag that has no place there, and why.
 */
export function cleanHead(html: string) {
  return judgeHeadSection(html)
    .map(({ verdict }) => {
      if (!('problem' in verdict)) return writeAdmitted(verdict);
      const code = `HEAD_${verdict.why}` as const;
      const params = { tag: nameOf(verdict.problem) };
      throw new Refusal(422, code, { fields: { value: code }, params });
    })
    .join('\n');
}

/** Every tag as it would be kept, with the hash that its code runs by, or why it would be refused. */
const previewHead = (html: string, language: LanguageKey) =>
  judgeHeadSection(html).map(({ source, verdict }) =>
    'problem' in verdict
      ? {
          ...{ markup: source, digest: null, isInBody: false },
          problem: messageOf(`HEAD_${verdict.why}`, language, { tag: nameOf(verdict.problem) }),
        }
      : {
          markup: writeAdmitted(verdict),
          digest: verdict.hash ?? null,
          isInBody: verdict.isInBody ?? false,
          problem: null,
        },
  );

const checks: Record<Row['type'], (text: string, id: string) => string> = {
  STRING: (text) => text,
  BOOL: (text) => must(text === 'true' || text === 'false', 'SETTING_BOOL', text),
  INT: (text, id) => checkNumber(id, text),
  JSON: (text, id) => checkJson(id, text),
  HTML: (text, id) => (id === headSectionId ? cleanHead(text) : cleanHtml(text)),
};

/**
 * The text as it is kept for a setting.
 * @throws Refusal 422 that says what its type wants, or how far the number may go.
 */
const checkValue = ({ id, type }: Row, text: string) => checks[type](text, id);

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
    // Only the row says that a setting is markup, which can run scripts on every page: the call as a
    // whole is not sensitive.
    if (before.type === 'HTML') assertConfirmed(context.visitor);
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

const settingHandlers = {
  updateSetting,
  listSettingLog,

  async previewHeadSection({ body: { value } }, { language }) {
    return previewHead(value, language);
  },

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

export const settingsDomain = {
  handlers: { ...settingHandlers, ...footerHandlers },
  texts: settingTexts,

  reference: {
    settings: {
      async fill(context) {
        const { seedSettings } = await import('./seed/seedSettings');
        return seedSettings(context);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Reference {
    settings: void;
  }
}
