import * as z from 'zod/mini';
import { texts } from '../fields';

export const fileBuckets = [
  'public',
  'partner-logo',
  'user-photo',
  'human-photo',
  'documents',
  'ticket',
] as const;
export type FileBucket = (typeof fileBuckets)[number];

/** Logos and photos of staff have calls of their own. */
export const uploadBuckets = ['public', 'human-photo', 'documents', 'ticket'] as const;
export type UploadBucket = (typeof uploadBuckets)[number];

const alt = z.optional(texts(0, 125));
const caption = z.optional(texts(0, 255));

export const mediaFileUpdaterDto = z.object({
  bucket: z.enum(uploadBuckets, 'REQUIRED'),
  alt,
  caption,
});

export const mediaFileEditDto = z.object({
  alt,
  caption,
  position: z.optional(z.int('RANGE').check(z.gte(0, 'RANGE'), z.lte(1_000, 'RANGE'))),
});
