import type { FileHandle } from 'node:fs/promises';

const endLength = 22;
const entryLength = 46;
const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryMark = 0x02014b50;
/** An honest document has some dozens of parts. */
const maxDirectory = 1024 * 1024;

async function read(file: FileHandle, position: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function namesIn(directory: Buffer) {
  const names: string[] = [];
  let at = 0;
  while (at + entryLength <= directory.length && directory.readUInt32LE(at) === entryMark) {
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const start = at + entryLength;
    names.push(directory.toString('utf8', start, start + (name ?? 0)));
    at = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return at === directory.length ? names : [];
}

/**
 * The names of the parts of a zip file, from the directory at its end. None where the directory
 * does not end the file exactly: something was cut off or hung on.
 */
export async function readZipNames(file: FileHandle): Promise<string[]> {
  const { size } = await file.stat();
  const end = await read(file, Math.max(0, size - endLength), endLength);
  if (end.length < endLength || !end.subarray(0, 4).equals(endMark)) return [];
  const [length, offset] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (length > maxDirectory || offset + length !== size - endLength) return [];
  return namesIn(await read(file, offset, length));
}
