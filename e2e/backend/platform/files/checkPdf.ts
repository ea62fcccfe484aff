import type { FileHandle } from 'node:fs/promises';
import { constants, createInflate } from 'node:zlib';
import { refuseFile } from './refuseFile';

const tail = 1_024;
/** Bytes of all streams together that may hold objects, unpacked; and how many are tried. */
const maxUnpacked = 128 * 1024 * 1024;
const maxStreams = 50_000;

/** Programs, files inside, and what reaches out; every action names its kind. */
const forbidden =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR)(?![\w.-])/;
/** A page to begin with, and how it is shown. */
const harmless = /^\s*(\[|<<[^>]*\/S\s*\/GoTo(?![\w.-]))/;

/** Names as they are meant: `/J#61vaScript` is a name too. */
const plain = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Two bytes with which everything begins that is packed as object streams are. */
const isPacked = (bytes: Buffer, at: number) =>
  at + 2 <= bytes.length && (bytes[at] ?? 0) % 16 === 8 && bytes.readUInt16BE(at) % 31 === 0;

/** Objects are listed by numbers; a picture or a font begins in another way. */
const beginsWithNumber = (chunk: Buffer) => /^\s*[%\d]/.test(chunk.toString('latin1', 0, 64));

/** What is packed from there on, if it may hold objects. */
async function unpack(bytes: Buffer, start: number, room: number, isNamed: boolean) {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  inflate.end(bytes.subarray(start));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      if (size === 0 && !beginsWithNumber(chunk)) break;
      chunks.push(chunk);
      size += chunk.length;
      if (size > room) break;
    }
  } catch {
    // Readers show what came before the damage; of other streams one in 500 only looks packed.
    if (isNamed) throw refuseFile('FILE_BROKEN');
  }
  if (size > room) throw refuseFile('FILE_BOMB');
  return Buffer.concat(chunks);
}

/** Packed twice, or in another way than every honest program packs objects. */
function isUnusual(dictionary: string) {
  const filters = dictionary.match(/\/Filter(?!\w)|\/\w+Decode(?!\w)/g) ?? [];
  return filters.length > 0 && filters.join() !== '/Filter,/FlateDecode';
}

/** `1 0 2 57 <<…>> <<…>>` as the objects would be written in the open. */
function objectsIn(stream: string, dictionary: string) {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const numbers = stream.slice(0, first).trim().split(/\s+/);
  const starts = numbers.filter((_, index) => index % 2 === 1).map(Number);
  const objects = starts.map((start, index) => {
    const body = stream.slice(first + start, first + (starts[index + 1] ?? stream.length));
    return `${numbers[2 * index]} 0 obj ${body} endobj`;
  });
  return first > 0 ? objects.join('\n') : stream;
}

/**
 * The text of the objects that lie packed in streams. A stream is known by its keyword alone: where a
 * dictionary begins, a reader and we may understand in two ways.
 */
async function packedObjects(bytes: Buffer, text: string) {
  const found: string[] = [];
  let [room, tried] = [maxUnpacked, 0];
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g)) {
    tried += 1;
    if (tried > maxStreams) throw refuseFile('FILE_BOMB');
    const window = plain(text.slice(Math.max(0, index - 2_048), index));
    const dictionary = window.slice(window.lastIndexOf(' obj') + 1);
    const isNamed = /\/ObjStm(?![\w.-])/.test(dictionary);
    if (isNamed && isUnusual(dictionary)) throw refuseFile('FILE_BROKEN');
    if (!isPacked(bytes, index + keyword.length)) continue;
    const stream = await unpack(bytes, index + keyword.length, room, isNamed);
    room -= stream.length;
    if (stream.length > 0) found.push(plain(objectsIn(stream.toString('latin1'), dictionary)));
  }
  return found.join('\n');
}

/** Each version of a document has one; all of them are looked for in all of it. */
const mostActions = 20;

/** What happens when the document is opened is turning to a page, or nothing. */
function opensQuietly(text: string) {
  const isHarmlessAt = (at: number) => harmless.test(text.slice(at, at + 500));
  const named = (number: string, generation: string) =>
    text.matchAll(new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj`, 'g'));
  const found = text.matchAll(/\/OpenAction(?![\w.-])\s*(?:(\d{1,9})\s+(\d{1,5})\s+R)?/g);
  const actions = [...found];
  if (actions.length > mostActions) return false;
  return actions.every(({ index, 0: { length }, 1: number, 2: generation }) => {
    if (number === undefined || generation === undefined) return isHarmlessAt(index + length);
    const objects = [...named(number, generation)];
    return objects.every((object) => isHarmlessAt(object.index + object[0].length));
  });
}

/**
 * Looks for what a document does by itself.
 * @throws Refusal 422 where it is cut off, protected by a password, or carries scripts or files.
 */
export async function checkPdf(file: FileHandle) {
  const bytes = await file.readFile();
  if (!bytes.subarray(-tail).includes('%%EOF')) throw refuseFile('FILE_BROKEN');
  const raw = bytes.toString('latin1');
  const open = plain(raw);
  // Object streams of such a document cannot be read without its password.
  if (/\/Encrypt(?![\w.-])/.test(open)) throw refuseFile('FILE_PROTECTED');
  const text = `${open}\n${await packedObjects(bytes, raw)}`;
  if (forbidden.test(text) || !opensQuietly(text)) throw refuseFile('FILE_SCRIPTS');
}
