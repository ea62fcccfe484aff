import * as z from 'zod/mini';
import { id, localText, timestamp } from '../fields';
import { fileBuckets } from './requests';

/** Addresses are relative to the site; sizes in pixels keep the place of a picture not yet loaded. */
export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof picture>;

export const mediaFile = z.object({
  id,
  bucket: z.enum(fileBuckets),
  url: z.string(),
  fileName: z.string(),
  originalName: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  alt: z.nullable(localText),
  caption: z.nullable(localText),
  subjectId: id,
  position: z.int(),
  createdAt: timestamp,
});
export type MediaFile = z.infer<typeof mediaFile>;
