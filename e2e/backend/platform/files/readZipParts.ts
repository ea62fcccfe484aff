import type { FileHandle } from 'node:fs/promises';

/** One part of a zip file, as the directory at its end describes it. */
export interface ZipPart {
  name: string;
  /** Where its header stands, and behind that its bytes. */
  offset: number;
  start: number;
  /** Bytes in the file, and when it is unpacked. */
  packed: number;
  size: number;
  isDeflated: boolean;
}

const endLength = 22;
const entryLength = 46;
const headerLength = 30;
const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryMark = 0x02014b50;
const headerMark = 0x04034b50;
/** An honest document has some dozens of parts. */
const maxDirectory = 1024 * 1024;
const maxParts = 5_000;

async function read(file: FileHandle, position: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

type Entry = Omit<ZipPart, 'start'> & { length: number };

/** Nothing where it is encrypted, or packed in a way that documents do not use. */
function entryAt(directory: Buffer, at: number): Entry | undefined {
  if (directory.readUInt32LE(at) !== entryMark) return undefined;
  const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
  if (flags % 2 === 1 || (method !== 0 && method !== 8)) return undefined;
  const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
    directory.readUInt16LE(at + field),
  );
  return {
    name: directory.toString('utf8', at + entryLength, at + entryLength + name),
    packed: directory.readUInt32LE(at + 20),
    size: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
    isDeflated: method === 8,
    length: entryLength + name + extra + comment,
  };
}

function entriesIn(directory: Buffer) {
  const entries: Entry[] = [];
  let at = 0;
  while (at + entryLength <= directory.length) {
    const entry = entryAt(directory, at);
    if (!entry) return [];
    entries.push(entry);
    at += entry.length;
  }
  return at === directory.length ? entries : [];
}

/** Nothing where the header of the part itself says something else than the directory. */
async function locate(file: FileHandle, { length: _, ...entry }: Entry) {
  const name = Buffer.from(entry.name);
  const header = await read(file, entry.offset, headerLength + name.length);
  const isSame =
    header.length === headerLength + name.length &&
    header.readUInt32LE(0) === headerMark &&
    header.readUInt16LE(8) === (entry.isDeflated ? 8 : 0) &&
    header.readUInt16LE(26) === name.length &&
    header.subarray(headerLength).equals(name);
  if (!isSame) return undefined;
  return { ...entry, start: entry.offset + header.length + header.readUInt16LE(28) };
}

/** Parts that share bytes are how a small file becomes an endless one. */
function areApart(parts: ZipPart[], end: number) {
  const inOrder = [...parts].sort((one, other) => one.offset - other.offset);
  return inOrder.every(
    ({ start, packed }, index) => start + packed <= (inOrder[index + 1]?.offset ?? end),
  );
}

/**
 * The parts of a zip file. None where its directory does not end the file exactly, or where the file
 * could be understood in two ways: something was cut off, hung on or hidden.
 */
export async function readZipParts(file: FileHandle): Promise<ZipPart[]> {
  const { size } = await file.stat();
  const end = await read(file, Math.max(0, size - endLength), endLength);
  if (end.length < endLength || !end.subarray(0, 4).equals(endMark)) return [];
  const [count, length, offset] = [
    end.readUInt16LE(10),
    end.readUInt32LE(12),
    end.readUInt32LE(16),
  ];
  if (length > maxDirectory || offset + length !== size - endLength) return [];
  const entries = entriesIn(await read(file, offset, length));
  if (entries.length !== count || count > maxParts) return [];
  const parts: ZipPart[] = [];
  for (const entry of entries) {
    const part = await locate(file, entry);
    if (!part) return [];
    parts.push(part);
  }
  return areApart(parts, offset) ? parts : [];
}
