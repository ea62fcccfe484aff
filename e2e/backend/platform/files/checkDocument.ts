import { Parser } from 'htmlparser2';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { checkPdf } from './checkPdf';
import type { DocumentFormat } from './fileFormats';
import { refuseFile } from './refuseFile';

/** One part of a zip file, as the directory at its end describes it. */
interface ZipPart {
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
async function readZipParts(file: FileHandle): Promise<ZipPart[]> {
  try {
    return await partsOf(file);
  } catch (error) {
    // What yauzl refuses has no code; what the disk refuses is no fault of the file.
    if (error instanceof Error && !('code' in error)) return [];
    throw error;
  }
}

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
async function unpackPart(file: FileHandle, part: ZipPart, most: number) {
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

type OfficeFormat = 'docx' | 'xlsx';

const mainPart = {
  docx: { name: 'word/document.xml', kind: 'wordprocessingml.document.main+xml' },
  xlsx: { name: 'xl/workbook.xml', kind: 'spreadsheetml.sheet.main+xml' },
} as const;

/** Bytes of all parts together, when unpacked. */
const maxUnpacked = 150 * 1024 * 1024;
/** Tables of zeros shrink a hundredfold; nothing honest and large shrinks more. */
const ratio = { from: 20 * 1024 * 1024, most: 200 };
/** Bytes of a part that says what the others are. */
const maxIndex = 4 * 1024 * 1024;

/** Other ways to write a name, or names of what is not inside. */
const isOdd = (name: string) =>
  /^\/|\\|\0|:|%(?!20)[2-7][\da-f]/i.test(name) || name.split('/').includes('..');

/** How compound files begin, which hold macros and embedded objects, and how programs do. */
const programs = [Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('MZ')];
const program = /macroEnabled|vba(Project|Data)|activeX|oleObject|macrosheet/i;
const programLink =
  /\/(vbaProject|wordVbaData|oleObject|control|activeXControlBinary|xl(Intl)?Macrosheet)$/i;
const foreignLink = /\/(attachedTemplate|externalLink|aFChunk|frame|subDocument)$/i;

/** The attributes of every element of a part, names without prefixes. */
function elementsOf(bytes: Buffer) {
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe;
  const text = new TextDecoder(isWide ? `utf-16${bytes[0] === 0xff ? 'le' : 'be'}` : 'utf-8', {
    fatal: true,
  }).decode(bytes);
  // A definition of one's own may spell any word; another encoding may hide it.
  const isOwn = /<!(DOCTYPE|ENTITY)|\0/.test(text);
  const encoding = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
  if (isOwn || !/^(utf-8|utf-16|us-ascii)$/i.test(encoding)) throw refuseFile('FILE_BROKEN');
  const found: Record<string, string>[] = [];
  const parser = new Parser(
    { onopentag: (_, attributes) => void found.push(attributes) },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

function readIndex(bytes: Buffer) {
  try {
    return elementsOf(bytes);
  } catch {
    throw refuseFile('FILE_BROKEN');
  }
}

function checkTypes(bytes: Buffer, format: OfficeFormat) {
  const { name, kind } = mainPart[format];
  const types = readIndex(bytes);
  if (types.some(({ ContentType = '' }) => program.test(ContentType))) {
    throw refuseFile('FILE_MACROS');
  }
  const main = types.find(({ PartName }) => PartName === `/${name}`);
  if (!main?.ContentType?.endsWith(kind)) throw refuseFile('FILE_BROKEN');
}

function checkLinks(bytes: Buffer) {
  for (const { Type = '', Target = '', TargetMode } of readIndex(bytes)) {
    if (programLink.test(Type)) throw refuseFile('FILE_MACROS');
    const leads = TargetMode === 'External' || /^\s*([a-z][a-z\d+.-]*:|\\\\|\/\/)/i.test(Target);
    // A link is followed when somebody presses it; everything else by opening the document.
    const isPressed = /\/hyperlink$/.test(Type);
    if (foreignLink.test(Type) || (leads && !isPressed)) throw refuseFile('FILE_EXTERNAL');
  }
}

async function checkPart(file: FileHandle, part: ZipPart, format: OfficeFormat) {
  const isTypes = part.name === '[Content_Types].xml';
  const isIndex = isTypes || /\.rels$/i.test(part.name);
  if (isIndex && part.size > maxIndex) throw refuseFile('FILE_BOMB');
  const bytes = await unpackPart(file, part, isIndex ? maxIndex : 8);
  if (!bytes) throw refuseFile('FILE_BROKEN');
  if (programs.some((mark) => bytes.subarray(0, mark.length).equals(mark))) {
    throw refuseFile('FILE_MACROS');
  }
  if (isTypes) checkTypes(bytes, format);
  else if (isIndex) checkLinks(bytes);
}

function checkNames(names: string[], format: OfficeFormat) {
  const isTwice = new Set(names.map((name) => name.toLowerCase())).size < names.length;
  const needed = ['[Content_Types].xml', mainPart[format].name];
  if (isTwice || names.some(isOdd) || needed.some((name) => !names.includes(name))) {
    throw refuseFile('FILE_BROKEN');
  }
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) throw refuseFile('FILE_MACROS');
}

function checkSizes(parts: ZipPart[]) {
  const sum = (field: 'size' | 'packed') => parts.reduce((total, part) => total + part[field], 0);
  const size = sum('size');
  const isDense = size > ratio.from && size > ratio.most * sum('packed');
  if (size > maxUnpacked || isDense) throw refuseFile('FILE_BOMB');
}

/**
 * Looks into every part of a document of Word or Excel.
 * @throws Refusal 422 where it is not whole, carries programs, fetches something by being opened, or
 * unpacks to far more than a document does.
 */
async function checkOffice(file: FileHandle, format: OfficeFormat) {
  const parts = await readZipParts(file);
  checkNames(
    parts.map(({ name }) => name),
    format,
  );
  checkSizes(parts);
  for (const part of parts) await checkPart(file, part, format);
}

/** @throws Refusal 422 for a document that is not whole, or that does something by being opened. */
export async function checkDocument(path: string, format: DocumentFormat) {
  const file = await open(path);
  try {
    await (format === 'pdf' ? checkPdf(file) : checkOffice(file, format));
  } finally {
    await file.close();
  }
}
