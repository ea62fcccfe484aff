import { join } from 'node:path';
import { createFolderStore } from './createFolderStore';
import { createS3Store, type S3Place } from './createS3Store';
import type { FileStore } from './FileStore';

/** The store that the settings ask for: a bucket, or a folder beside the database. */
export const createFileStore = async (dataFolder: string, s3?: S3Place): Promise<FileStore> =>
  s3 ? createS3Store(s3) : createFolderStore(join(dataFolder, 'files'));
