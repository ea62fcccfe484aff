import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type/node';
import { fileFormats, type FileFormat } from './fileFormats';
import { refuseFile } from './refuseFile';

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
export async function detectFormat(path: string, name: string, allowed: readonly FileFormat[]) {
  // Bytes that only resemble a format make the detector throw.
  const type = await fileTypeFromFile(path).catch(() => undefined);
  const format = allowed.find((one) => fileFormats[one].mime === type?.mime);
  if (!format) throw refuseFile('FILE_TYPE', { types: labels(allowed) });
  checkExtension(name, allowed);
  return format;
}
