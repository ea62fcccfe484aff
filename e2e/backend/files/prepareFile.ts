import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@campus/shared/contract/call';
import type { FileBucket } from '@campus/shared/contract/payloads/files';
import type { Services } from '../createServices';
import { existing } from '../existing';
import { bucketRules, type FormatRule } from './bucketRules';
import { checkDocument } from './checkDocument';
import { checkFileName } from './checkFileName';
import { detectFormat } from './detectFormat';
import { fileFormats, isImage, type DocumentFormat, type ImageFormat } from './fileFormats';
import { fileTooLarge } from './fileTooLarge';
import { hashFile } from './hashFile';
import { redrawImage } from './redrawImage';
import { refuseFile } from './refuseFile';

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
  const rule = existing(rules.find(({ formats }) => formats.includes(format)));
  if (file.size > rule.maxBytes) throw fileTooLarge(rule.maxBytes);
  await scanFile(file.path);
  const checked = isImage(format)
    ? await checkedImage(file.path, format, rule)
    : await checkedDocument(file, format);
  const { mime, extensions } = fileFormats[format];
  const fileName = `${randomUUID()}.${extensions[0]}`;
  return { ...checked, bucket, fileName, originalName: originalName || fileName, mime };
}
