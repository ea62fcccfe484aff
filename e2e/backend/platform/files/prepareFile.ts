import type { UploadedFile } from '@campus/shared/contract/call';
import type { FileBucket } from '@campus/shared/contract/files/requests';
import { fileTypeFromFile } from 'file-type/node';
import { randomUUID, createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Services } from '../Services';
import { assertDefined } from '../database/assertDefined';
import { checkDocument } from './checkDocument';
import {
  fileFormats,
  isImage,
  type DocumentFormat,
  type ImageFormat,
  type FileFormat,
} from './fileFormats';
import { fileTooLarge, refuseFile } from './refuseFile';

const megabyte = 1024 * 1024;

interface FormatRule {
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
const photo = { ...pictures, maxBytes: 10 * megabyte, maxSide: 6_000 };
const icon = { min: { width: 256, height: 256 }, fitInto: 1_024 };
const portrait = { min: { width: 600, height: 800 }, cropTo: { width: 1_200, height: 1_600 } };

/** What each bucket takes. */
const bucketRules: Record<FileBucket, readonly FormatRule[]> = {
  public: [photo, { ...documents, maxBytes: 20 * megabyte }],
  'partner-logo': [{ formats: ['png', 'webp'], maxBytes: megabyte, ...icon }],
  'user-photo': [{ ...pictures, maxBytes: 5 * megabyte, ...icon }],
  'human-photo': [{ ...pictures, maxBytes: 5 * megabyte, ...portrait }],
  // A certificate is photographed more often than scanned.
  documents: [photo, { ...documents, maxBytes: 20 * megabyte }],
  ticket: [{ formats: [...pictures.formats, ...documents.formats], maxBytes: 10 * megabyte }],
};

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
async function redrawImage(path: string, target: string, format: ImageFormat, rule: FormatRule) {
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

const labels = (allowed: readonly FileFormat[]) =>
  allowed.map((format) => fileFormats[format].label).join(', ');

/** A picture made by the page itself has a name without an extension. */
function checkExtension(name: string, allowed: readonly FileFormat[]) {
  const extension = extname(name).slice(1).toLowerCase();
  const known = allowed.flatMap((format) => fileFormats[format].extensions);
  if (extension && !known.includes(extension)) {
    throw refuseFile('FILE_EXTENSION', { types: labels(allowed) });
  }
}

/**
 * What a file is by its first bytes, whatever it is called.
 * @throws Refusal 422 unless both the bytes and the name are of an allowed kind.
 */
async function detectFormat(path: string, name: string, allowed: readonly FileFormat[]) {
  // Bytes that only resemble a format make the detector throw.
  const type = await fileTypeFromFile(path).catch(() => undefined);
  const format = allowed.find((one) => fileFormats[one].mime === type?.mime);
  if (!format) throw refuseFile('FILE_TYPE', { types: labels(allowed) });
  checkExtension(name, allowed);
  return format;
}

/** Zero bytes and other controls, and characters that turn the direction of a text. */
const invisible = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/u;
const path = /[/\\]|^\.+$|^[A-Za-z]:/;
/** `photo.php.jpg`: what some program somewhere may take for its own. */
const inner =
  /\.(?:jpe?g|png|gif|webp|svg|pdf|docx?|xlsx?|zip|rar|7z|exe|com|scr|bat|cmd|ps1|vbs|msi|dll|jar|lnk|hta|js|mjs|html?|xhtml|xml|php\d?|phtml|asp|aspx|jsp|cgi|py|pl|rb|sh)\.[^.]*$/i;

/**
 * The name as it may be kept and shown: composed and trimmed.
 * @throws Refusal 422 for names that only somebody with bad intentions makes.
 */
function checkFileName(given: string) {
  const name = given.normalize('NFC').trim();
  if (invisible.test(name)) throw refuseFile('FILE_NAME_CHARACTERS');
  if (path.test(name)) throw refuseFile('FILE_NAME_PATH');
  if (name.length > 255) throw refuseFile('FILE_NAME_LONG');
  if (inner.test(name)) throw refuseFile('FILE_NAME_EXTENSIONS');
  return name;
}

async function hashFile(path: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function checkedImage(source: string, format: ImageFormat, rule: FormatRule) {
  const path = `${source}.redrawn`;
  const { size, width, height } = await redrawImage(source, path, format, rule);
  return { path, size, width, height, sha256: await hashFile(path) };
}

async function checkedDocument({ path, size, sha256 }: UploadedFile, format: DocumentFormat) {
  await checkDocument(path, format);
  return { path, size, sha256, width: null, height: null };
}

export type PreparedFile = Awaited<ReturnType<typeof prepareFile>>;

/**
 * Makes of what somebody sent what may be kept in the bucket; `path` of it lasts until the request
 * ends.
 * @throws Refusal 413 or 422; 503 while the scanner does not answer
 */
export async function prepareFile(file: UploadedFile, bucket: FileBucket, { scanFile }: Services) {
  const originalName = checkFileName(file.name);
  if (file.size === 0) throw refuseFile('FILE_EMPTY');
  const rules = bucketRules[bucket];
  const allowed = rules.flatMap(({ formats }) => formats);
  const format = await detectFormat(file.path, originalName, allowed);
  const rule = assertDefined(rules.find(({ formats }) => formats.includes(format)));
  if (file.size > rule.maxBytes) throw fileTooLarge(rule.maxBytes);
  await scanFile(file.path);
  const checked = isImage(format)
    ? await checkedImage(file.path, format, rule)
    : await checkedDocument(file, format);
  const { mime, extensions } = fileFormats[format];
  const fileName = `${randomUUID()}.${extensions[0]}`;
  return { ...checked, bucket, fileName, originalName: originalName || fileName, mime };
}
