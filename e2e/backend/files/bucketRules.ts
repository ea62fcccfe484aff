import type { FileBucket } from '@campus/shared/contract/payloads/files';
import type { FileFormat } from './fileFormats';

const megabyte = 1024 * 1024;

export interface FormatRule {
  formats: readonly FileFormat[];
  maxBytes: number;
  /** The rest is about pictures, in pixels: */
  min?: { width: number; height: number };
  maxSide?: number;
  /** Cropped to this shape, and made no larger than this. */
  cropTo?: { width: number; height: number };
  /** Made no larger than a square of this side. */
  fitInto?: number;
}

const pictures = { formats: ['jpeg', 'png', 'webp'] } as const;
const documents = { formats: ['pdf', 'docx', 'xlsx'] } as const;
const icon = { min: { width: 256, height: 256 }, fitInto: 1_024 };
const portrait = { min: { width: 600, height: 800 }, cropTo: { width: 1_200, height: 1_600 } };

/** What each bucket takes. */
export const bucketRules: Record<FileBucket, readonly FormatRule[]> = {
  public: [
    { ...pictures, maxBytes: 10 * megabyte, maxSide: 6_000 },
    { ...documents, maxBytes: 20 * megabyte },
  ],
  'partner-logo': [{ formats: ['png', 'webp'], maxBytes: megabyte, ...icon }],
  'user-photo': [{ ...pictures, maxBytes: 5 * megabyte, ...icon }],
  'human-photo': [{ ...pictures, maxBytes: 5 * megabyte, ...portrait }],
  documents: [{ ...documents, maxBytes: 20 * megabyte }],
  ticket: [{ formats: [...pictures.formats, ...documents.formats], maxBytes: 10 * megabyte }],
};
