import type { FileHandle } from 'node:fs/promises';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';

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
const endMark = Buffer.from('PK\x05\x06', 'latin1');
/** An honest document has some dozens of parts. */
const maxDirectory = 1024 * 1024;
const maxParts = 5_000;

/** Where the directory stands; nothing where it does not end the file exactly. */
async function findDirectory(file: FileHandle) {
  const { size } = await file.stat();
  const end = Buffer.alloc(endLength);
  await file.read(end, 0, endLength, Math.max(0, size - endLength));
  const [length, offset] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  const isWhole = end.subarray(0, 4).equals(endMark) && offset + length === size - endLength;
  return isWhole && length <= maxDirectory ? { length, offset } : undefined;
}

const lengthOf = ({ fileNameLength, extraFieldLength, fileCommentLength }: Entry) =>
  entryLength + fileNameLength + extraFieldLength + fileCommentLength;

/**
 * Nothing where the header of the part itself says something else than the directory, where it is
 * encrypted, or packed in a way that documents do not use.
 */
async function locate(zip: ZipFile, entry: Entry): Promise<ZipPart | undefined> {
  const header = await zip.readLocalFileHeaderPromise(entry);
  const isSame =
    header.compressionMethod === entry.compressionMethod &&
    header.fileName.equals(entry.fileNameRaw);
  if (!isSame || !entry.canDecodeFileData()) return undefined;
  return {
    name: entry.fileName,
    offset: entry.relativeOffsetOfLocalHeader,
    start: header.fileDataStart,
    packed: entry.compressedSize,
    size: entry.uncompressedSize,
    isDeflated: entry.compressionMethod === 8,
  };
}

/** Parts that share bytes are how a small file becomes an endless one. */
function areApart(parts: ZipPart[], end: number) {
  const inOrder = [...parts].sort((one, other) => one.offset - other.offset);
  return inOrder.every(
    ({ start, packed }, index) => start + packed <= (inOrder[index + 1]?.offset ?? end),
  );
}

async function partsOf(file: FileHandle): Promise<ZipPart[]> {
  const directory = await findDirectory(file);
  if (!directory) return [];
  const zip = await fromFdPromise(file.fd, { autoClose: false, strictFileNames: true });
  if (zip.entryCount > maxParts) return [];
  const parts: ZipPart[] = [];
  let length = 0;
  for await (const entry of zip.eachEntry()) {
    const part = await locate(zip, entry);
    if (!part) return [];
    parts.push(part);
    length += lengthOf(entry);
  }
  return length === directory.length && areApart(parts, directory.offset) ? parts : [];
}

/**
 * The parts of a zip file. None where it is damaged, or could be understood in two ways: something
 * was cut off, hung on or hidden.
 */
export async function readZipParts(file: FileHandle): Promise<ZipPart[]> {
  try {
    return await partsOf(file);
  } catch (error) {
    // What yauzl refuses has no code; what the disk refuses is no fault of the file.
    if (error instanceof Error && !('code' in error)) return [];
    throw error;
  }
}
