import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/settings';
import { eq } from 'drizzle-orm';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { publicSettings } from '../schema/resources';
import { saveVersion } from '../states/saveVersion';
import { checkValue } from './checkValue';
import { toSetting } from './toSetting';

type Row = typeof publicSettings.$inferSelect;
type Value = ParsedInput<typeof contract.updateSetting>['body']['value'];

function checked(row: Row, value: Value) {
  const { ru, en } = typeof value === 'string' ? { ru: value } : { en: undefined, ...value };
  return { ru: checkValue(row, ru), ...(en && { en: checkValue(row, en) }) };
}

export const updateSetting: Handler<typeof contract.updateSetting> = (
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
