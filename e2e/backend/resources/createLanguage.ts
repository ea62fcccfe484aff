import type * as contract from '@campus/shared/contract/resources';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { languages } from '../schema/resources';

export const createLanguage: Handler<typeof contract.createLanguage> = ({ body }, context) =>
  context.db.transaction(async (tx) => {
    const [row] = await tx.insert(languages).values(body).onConflictDoNothing().returning();
    if (!row) throw new Refusal(409, 'LANGUAGE_TAKEN', { fields: { key: 'LANGUAGE_TAKEN' } });
    const entity = { type: 'language', id: row.id };
    await recordLog(tx, context, { action: 'language.create', entity, diff: diffOf({}, row) });
    return row;
  });
