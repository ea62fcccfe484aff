import path from 'node:path';
import { createBucketStore } from './createBucketStore';
import { createFolderStore } from './createFolderStore';
import type { ReleaseStore } from './ReleaseStore';

type Environment = Record<string, string | undefined>;

/**
 * `RELEASES_S3_ENDPOINT`, `_BUCKET`, `_REGION`, `_KEY` and `_SECRET` name a bucket; else it is a folder.
 * @throws when a part of the bucket's place is missing.
 */
export async function openStore(
  dataFolder: string,
  env: Environment = process.env,
): Promise<ReleaseStore> {
  const endpoint = env.RELEASES_S3_ENDPOINT;
  if (!endpoint) return createFolderStore(path.join(dataFolder, 'registry'));
  const needed = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`${name} must be set together with RELEASES_S3_ENDPOINT.`);
    return value;
  };
  return createBucketStore({
    endpoint,
    bucket: needed('RELEASES_S3_BUCKET'),
    region: env.RELEASES_S3_REGION ?? 'us-east-1',
    key: needed('RELEASES_S3_KEY'),
    secret: needed('RELEASES_S3_SECRET'),
  });
}
