import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileStore } from './FileStore';

export interface S3Place {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** Files in a bucket of an S3-compatible service; its library is read only where it is configured. */
export async function createS3Store({
  endpoint,
  bucket,
  region,
  key,
  secret,
}: S3Place): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
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
  const at = (name: string) => ({ Bucket: bucket, Key: name });

  return {
    async put(name, path, mime) {
      const { size } = await stat(path);
      const what = { ContentType: mime, ContentLength: size, Body: createReadStream(path) };
      await client.send(new s3.PutObjectCommand({ ...at(name), ...what }));
    },

    async open(name) {
      try {
        const { Body, ContentLength } = await client.send(new s3.GetObjectCommand(at(name)));
        return Body && { stream: Body as Readable, size: ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        throw error;
      }
    },

    async remove(name) {
      await client.send(new s3.DeleteObjectCommand(at(name)));
    },

    async *list() {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: bucket });
      for await (const { Contents = [] } of pages) {
        yield Contents.flatMap(({ Key: name, LastModified: storedAt }) =>
          name && storedAt ? [{ name, storedAt }] : [],
        );
      }
    },
  };
}
