import sharp, { type Metadata, type Sharp } from 'sharp';
import type { FormatRule } from './bucketRules';
import type { ImageFormat } from './fileFormats';
import { refuseFile } from './refuseFile';

/** A small file may claim to be a picture of gigabytes. */
const maxPixels = 6_000 * 6_000;
const seconds = 20;

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 85, mozjpeg: true }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 85 }),
};

const refusalOf = (error: unknown) =>
  refuseFile(/pixel limit/i.test(String(error)) ? 'FILE_PIXELS' : 'FILE_BROKEN');

function checkSize({ autoOrient: { width, height } }: Metadata, { min, maxSide }: FormatRule) {
  if (min && (width < min.width || height < min.height)) throw refuseFile('FILE_SMALL', { ...min });
  if (maxSide && Math.max(width, height) > maxSide) throw refuseFile('FILE_WIDE', { maxSide });
}

function shape(image: Sharp, { autoOrient }: Metadata, { cropTo, fitInto }: FormatRule) {
  if (fitInto) {
    return image.resize(fitInto, fitInto, { fit: 'inside', withoutEnlargement: true });
  }
  if (!cropTo) return image;
  const scale = Math.min(1, autoOrient.width / cropTo.width, autoOrient.height / cropTo.height);
  const [width, height] = [cropTo.width * scale, cropTo.height * scale].map(Math.round);
  return image.resize(width, height, { fit: 'cover' });
}

/**
 * Decodes a picture and draws it anew at `target`: upright, in the shape of the rule, without what
 * is no picture — place, camera, thumbnails, and whatever was hung on behind it.
 * @throws Refusal 422
 */
export async function redrawImage(
  path: string,
  target: string,
  format: ImageFormat,
  rule: FormatRule,
) {
  const image = sharp(path, { failOn: 'error', limitInputPixels: maxPixels }).timeout({ seconds });
  const metadata = await image.metadata().catch((error: unknown) => {
    throw refusalOf(error);
  });
  checkSize(metadata, rule);
  const redrawn = encoders[format](shape(image.autoOrient(), metadata, rule));
  return redrawn.toFile(target).catch((error: unknown) => {
    throw refusalOf(error);
  });
}
