import path from 'node:path';

import { createFolderStore } from './createFolderStore';
import type { ReleaseStore } from './ReleaseStore';

interface BucketPlace {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

interface Answered {
  $metadata?: { httpStatusCode?: number; attempts?: number };
}

const statusOf = (error: unknown) => (error as Answered).$metadata?.httpStatusCode;

/** The library asks again where no answer has come. */
const wasAskedAgain = (error: unknown) => ((error as Answered).$metadata?.attempts ?? 1) > 1;

/** Somebody has created it already, or is doing so at this very moment. */
const isTaken = (error: unknown) => [409, 412].includes(statusOf(error) ?? 0);

/** A store in a bucket of any S3-compatible service that knows conditional writes. */
async function createBucketStore(place: BucketPlace): Promise<ReleaseStore> {
  const { endpoint, bucket, region, key: accessKeyId, secret: secretAccessKey } = place;
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Without the second word a late answer is only warned of; the last is for one that stops half way.
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
      socketTimeout: 30_000,
    },
    // Services other than Amazon's do not know the checksums that are the default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  const put = (key: string, Body: Buffer, condition = {}) =>
    client.send(new s3.PutObjectCommand({ ...at(key), Body, ...condition }));

  async function read(key: string) {
    try {
      const { Body } = await client.send(new s3.GetObjectCommand(at(key)));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  return {
    name: `bucket ${bucket}`,
    freshFor: 1_000,
    read,

    async list(prefix, after) {
      const keys: string[] = [];
      const asked = { Bucket: bucket, Prefix: prefix, StartAfter: after };
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, asked))
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
      return keys.sort();
    },

    async create(key, content) {
      try {
        await put(key, content, { IfNoneMatch: '*' });
        return true;
      } catch (error) {
        if (!isTaken(error)) throw error;
        // By what was asked first, perhaps, of which the answer was lost.
        return wasAskedAgain(error) && (await read(key))?.equals(content) === true;
      }
    },

    async replace(key, content) {
      await put(key, content);
    },

    async remove(keys) {
      for (const key of keys) await client.send(new s3.DeleteObjectCommand(at(key)));
    },
  };
}

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
    // A pipeline sets what it has no value for to nothing.
    region: env.RELEASES_S3_REGION || 'us-east-1',
    key: needed('RELEASES_S3_KEY'),
    secret: needed('RELEASES_S3_SECRET'),
  });
}
