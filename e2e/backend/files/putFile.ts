import type * as contract from '@campus/shared/contract/files';
import type { UploadBucket } from '@campus/shared/contract/payloads/files';
import { and, eq, sql } from 'drizzle-orm';
import { countRows } from '../database/countRows';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { mediaFiles } from '../schema/files';
import { humans } from '../schema/people';
import { addFileRow } from './addFileRow';
import { keepFile } from './keepFile';
import { limitUploads } from './limitUploads';
import { mayAttach } from './mayAttach';
import { prepareFile } from './prepareFile';
import { setPicture } from './setPicture';
import { toMediaFile } from './toMediaFile';

interface Target {
  bucket: UploadBucket;
  subjectId: string;
}

const maxFiles: Record<UploadBucket, number> = {
  // Ten files of an item, its cover and the pictures in its text.
  public: 30,
  'human-photo': 1,
  documents: 5,
  ticket: 5,
};

/** Files of one record are counted one at a time: of two that come at once only one is the last. */
async function checkRoom(tx: Database, { bucket, subjectId }: Target) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subjectId}, 0))`);
  const own = and(eq(mediaFiles.subjectId, subjectId), eq(mediaFiles.bucket, bucket));
  const count = await countRows(tx, mediaFiles, own);
  const maximum = maxFiles[bucket];
  if (count >= maximum) {
    throw new Refusal(422, 'FILES_MANY', { fields: { file: 'FILES_MANY' }, params: { maximum } });
  }
  return count;
}

const photo = { table: humans, column: humans.photoId, field: 'photoId', type: 'human' } as const;

export const putFile: Handler<typeof contract.putFile> = async (
  { params: { subjectId }, body: { bucket, ...described }, file },
  context,
) => {
  const { db, visitor } = context;
  const target = { bucket, subjectId };
  await mayAttach(db, visitor, target);
  await limitUploads(context);
  const prepared = await prepareFile(file, bucket, context);
  if (bucket === 'human-photo') {
    return toMediaFile(await setPicture(context, prepared, { ...photo, id: subjectId }));
  }
  const row = await keepFile(context, prepared, async (tx) => {
    // Again, because the record may have gone on while the file was looked at.
    await mayAttach(tx, visitor, target);
    const position = await checkRoom(tx, target);
    return {
      result: await addFileRow(tx, context, prepared, { subjectId, position, ...described }),
    };
  });
  return toMediaFile(row);
};
