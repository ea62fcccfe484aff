import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import type { ZipPart } from './readZipParts';

/** Stops as soon as more comes out than the directory says. */
async function collect(source: AsyncIterable<Buffer>, size: number, most: number) {
  const kept: Buffer[] = [];
  let seen = 0;
  for await (const chunk of source) {
    if (seen < most) kept.push(chunk.subarray(0, most - seen));
    seen += chunk.length;
    if (seen > size) break;
  }
  return seen === size ? Buffer.concat(kept) : undefined;
}

/**
 * Unpacks a part to its end and keeps its first `most` bytes. Nothing where it is damaged, or of
 * another size than it says.
 */
export async function unpackPart(file: FileHandle, part: ZipPart, most: number) {
  const { start, packed, size, isDeflated } = part;
  if (packed === 0) return size === 0 ? Buffer.alloc(0) : undefined;
  const source = file.createReadStream({ start, end: start + packed - 1, autoClose: false });
  if (!isDeflated) return collect(source, size, most);
  let found: Buffer | undefined;
  await pipeline(source, createInflateRaw(), async (unpacked: AsyncIterable<Buffer>) => {
    found = await collect(unpacked, size, most);
  }).catch(() => {
    found = undefined;
  });
  return found;
}
