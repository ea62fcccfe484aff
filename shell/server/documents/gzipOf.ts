import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw);

/** How far back DEFLATE may refer. */
const window = 32_768;
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const lastBlock = Buffer.from([3, 0]);

/** Texts by turns with what is put in between them per answer, of which the length is known. */
export type Piece = string | { gap: number };

/** Bytes as they are, in a block of their own. */
function storedBlock(bytes: Buffer) {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

interface Block {
  bytes: Buffer;
  /** With blocks that end with a whole byte; a gap has none. */
  deflated?: Buffer;
}

/** Each text in blocks of its own; a gap is zeros to those behind it, and no text has zeros. */
async function blocksOf(pieces: readonly Piece[]) {
  let before = Buffer.alloc(0);
  const all: Block[] = [];
  for (const piece of pieces) {
    const isText = typeof piece === 'string';
    const bytes = isText ? Buffer.from(piece) : Buffer.alloc(piece.gap);
    const how = {
      level: zlib.constants.Z_BEST_COMPRESSION,
      finishFlush: zlib.constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    };
    all.push({ bytes, deflated: isText ? await deflate(bytes, how) : undefined });
    before = Buffer.concat([before, bytes]).subarray(-window);
  }
  return all;
}

/**
 * Compresses a document once for many answers: gives a function that makes gzip of it with what is
 * put into its gaps, which stands among the pieces in their order. Undefined where something does
 * not fit into its gap.
 */
export async function gzipOf(pieces: readonly Piece[]) {
  const blocks = await blocksOf(pieces);
  const length = blocks.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return (filled: readonly string[]): Buffer | undefined => {
    const parts: Buffer[] = [header];
    let sum = 0;
    for (const [at, { bytes, deflated }] of blocks.entries()) {
      const own = deflated ? bytes : Buffer.from(filled[at] ?? '');
      if (own.length !== bytes.length) return undefined;
      sum = zlib.crc32(own, sum);
      parts.push(deflated ?? storedBlock(own));
    }
    const end = Buffer.alloc(8);
    end.writeUInt32LE(sum);
    end.writeUInt32LE(length, 4);
    return Buffer.concat([...parts, lastBlock, end]);
  };
}
