import type * as contract from '@campus/shared/contract/files';
import { eq, sql } from 'drizzle-orm';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import { existing } from '../existing';
import type { Handler } from '../Handler';
import { mediaFiles } from '../schema/files';
import { humanOf } from './addFileRow';
import { findChangeable } from './findChangeable';
import { toMediaFile } from './toMediaFile';

export const updateFile: Handler<typeof contract.updateFile> = async (
  { params: { fileId }, body },
  context,
) =>
  context.db.transaction(async (tx) => {
    const before = await findChangeable(tx, context.visitor, fileId);
    const [saved] = await tx
      .update(mediaFiles)
      .set({ ...body, version: sql`${mediaFiles.version} + 1` })
      .where(eq(mediaFiles.id, fileId))
      .returning();
    const after = existing(saved);
    await recordLog(tx, context, {
      action: 'file.update',
      entity: { type: 'mediaFile', id: fileId },
      humanId: humanOf(context.visitor),
      diff: diffOf(before, after),
    });
    return toMediaFile(after);
  });
