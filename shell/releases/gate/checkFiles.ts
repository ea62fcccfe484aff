import { integrityOf } from '@campus/shared/build/integrityOf';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Signature } from '../registry/Signature';
import type { Files } from './readFiles';

const unpackers: Record<string, (content: Buffer, most: number) => Buffer> = {
  '.br': (content, most) => brotliDecompressSync(content, { maxOutputLength: most }),
  '.gz': (content, most) => gunzipSync(content, { maxOutputLength: most }),
};

const remedy = 'build again, and let nothing change the folder afterwards';
const isCode = (file: string) => /\.(js|css)$/.test(file);

const damaged = (files: Files, integrity: Record<string, string>) =>
  Object.entries(integrity).flatMap(([file, hash]) => {
    const content = files.get(file);
    if (!content) return [`${file} is named by the manifest and is not there: ${remedy}.`];
    return integrityOf(content) === hash ? [] : [`${file} differs from its hash: ${remedy}.`];
  });

/** Came into the folder of a published release after it was signed. */
function unsigned(files: Files) {
  const signature = files.get('signature.json')?.toString();
  if (!signature) return [];
  const { body } = JSON.parse(signature) as Signature;
  return [...files.keys()]
    .filter((file) => file !== 'signature.json' && !(file in body.files))
    .map((file) => `${file} is not what was signed: remove it, or release anew.`);
}

/** The compressed twin of a file is sent in its place, so it must hold the same. */
function twinProblem(file: string, files: Files): string | undefined {
  const original = files.get(file.slice(0, -3));
  const unpack = unpackers[file.slice(-3)];
  const content = files.get(file);
  if (!unpack || !content) return undefined;
  if (!original) return `${file} is the twin of a file that is not there: ${remedy}.`;
  try {
    // One byte more than expected is enough to know, and a bomb does not go off.
    if (unpack(content, original.length + 1).equals(original)) return undefined;
  } catch {
    // What cannot be unpacked is said in the same sentence.
  }
  return `${file} does not unpack to ${file.slice(0, -3)}: ${remedy}.`;
}

interface Named {
  integrity: Record<string, string>;
  /** Scripts that no page loads by a hash: the service worker. */
  besides?: readonly string[];
}

/** Everything that the manifest names is there as it was built, and no other code is. */
export function checkFiles(files: Files, { integrity, besides = [] }: Named): string[] {
  const strangers = [...files.keys()]
    .filter(isCode)
    .filter((file) => !(file in integrity) && !besides.includes(file));
  return [
    ...damaged(files, integrity),
    ...strangers.map((file) => `${file} is not named by the manifest: remove it, or ${remedy}.`),
    ...unsigned(files),
    ...[...files.keys()].flatMap((file) => twinProblem(file, files) ?? []),
  ];
}
