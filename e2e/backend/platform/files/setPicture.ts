import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { recordLog } from '../audit/recordLog';
import type { Database, EntityTable } from '../database/Database';
import type { Context } from '../Handler';
import { Refusal } from '../access/Refusal';
import type { Requester } from '../access/Requester';
import { addFileRow, humanIdOf } from './addFileRow';
import { deleteUnlessUsed } from './deleteUnlessUsed';
import { keepFile } from './keepFile';
import type { PreparedFile } from './prepareFile';

interface Place {
  table: EntityTable;
  column: PgColumn;
  /** The property of the column, and what the log calls the kind of record. */
  field: 'photoId' | 'logoId';
  type: 'human' | 'user' | 'partner';
  id: string;
}

/** Of two who set a picture at once the second waits, and replaces that of the first. */
async function lock(tx: Database, { table, column, id }: Place) {
  const [record] = await tx
    .select({ pictureId: column })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  if (!record) throw new Refusal(404, 'NOT_FOUND');
  return record.pictureId as string | null;
}

/** Shows a picture in place of the one before, which is deleted unless something else shows it. */
export function setPicture(context: Context<Requester>, prepared: PreparedFile, place: Place) {
  const { table, field, type, id } = place;
  return keepFile(context, prepared, async (tx) => {
    const before = await lock(tx, place);
    const row = await addFileRow(tx, context, prepared, { subjectId: id });
    await tx
      .update(table)
      .set({ [field]: row.id })
      .where(eq(table.id, id));
    await recordLog(tx, context, {
      action: `${type}.picture.update`,
      entity: { type, id },
      humanId: humanIdOf(context.visitor),
      diff: { [field]: { from: before, to: row.id } },
    });
    const replaced = before && (await deleteUnlessUsed(tx, before));
    return { result: row, unneeded: replaced ? [replaced] : [] };
  });
}
