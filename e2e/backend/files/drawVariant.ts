import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PictureWidth } from '@campus/shared/contract/pictureWidths';
import sharp from 'sharp';
import { hasRoom } from '../database/hasRoom';
import type { FileStore } from './FileStore';
import { variantName } from './variantName';

const seconds = 20;

export interface VariantPlaces {
  files: FileStore;
  /** The folder for files on their way. */
  uploads: string;
}

interface Variant {
  fileName: string;
  width: PictureWidth;
  /** Ends the reading of an original that does not come. */
  signal: AbortSignal;
}

async function makeFolder(uploads: string) {
  await mkdir(uploads, { recursive: true });
  // The original does instead of a copy; the database has nothing to do with less.
  if (!(await hasRoom(uploads))) throw new Error('The disk is too full for copies of pictures');
  return mkdtemp(join(uploads, 'variant-'));
}

/** Keeps a copy of the picture that is this wide, or as wide as the picture is. */
export async function drawVariant(
  { files, uploads }: VariantPlaces,
  { fileName, width, signal }: Variant,
) {
  const folder = await makeFolder(uploads);
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  try {
    const original = await files.open(fileName);
    if (!original) return;
    await pipeline(original.stream, createWriteStream(source), { signal });
    await sharp(source, { failOn: 'error' })
      .timeout({ seconds })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, smartSubsample: true })
      .toFile(target);
    await files.put(variantName(fileName, width), target, 'image/webp');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
