import { promisify } from 'node:util';
import zlib from 'node:zlib';

const decompress = promisify<Buffer, Buffer>(zlib.brotliDecompress);

/** Begins with a text; between texts stands what is put in per answer, of which the length is known. */
export type Piece = string | { gap: number };

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants;
/** With 9 it takes more than twice as long (56 ms for 22) to save half a hundredth. */
const how = { params: { [BROTLI_PARAM_QUALITY]: 7, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } };

/** Up to 64 kB as they are, in a meta-block of their own (RFC 7932, section 9.2). */
function storedBlock(bytes: Buffer) {
  if (bytes.length === 0) return bytes;
  // Not the last one; four nibbles of length, less one; not compressed.
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, head.length);
  return Buffer.concat([head, bytes]);
}

const lastBlock = Buffer.from([3]);

/** How the next byte is decoded depends on so many before it, so they are the same in each answer. */
const context = 2;

/** Compresses one part after the other, each to meta-blocks that end with a whole byte. */
function createCompressor() {
  const stream = zlib.createBrotliCompress(how);
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));

  const flushed = () =>
    new Promise<void>((resolve, reject) => {
      stream.once('error', reject);
      stream.flush(() => {
        stream.off('error', reject);
        resolve();
      });
    });

  const compress = async (bytes: Buffer): Promise<Buffer> => {
    if (bytes.length === 0) return bytes;
    stream.write(bytes);
    await flushed();
    return Buffer.concat(chunks.splice(0));
  };

  return { compress, close: () => stream.close() };
}

/** Bytes that our texts never have: thirty-seven, which is a prime. */
const unusedBytes = [
  ...Array.from({ length: 9 }, (_, at) => at),
  ...Array.from({ length: 15 }, (_, at) => 0x0e + at),
  ...[0xc0, 0xc1],
  ...Array.from({ length: 11 }, (_, at) => 0xf5 + at),
];

/** Makes bytes to stand in gaps: hardly two of them come after each other again. */
function createPlaceholders() {
  let count = 0;
  const next = () => {
    const turn = Math.floor(count / unusedBytes.length) % (unusedBytes.length - 1);
    return unusedBytes[(count++ * (turn + 1)) % unusedBytes.length] ?? 0;
  };
  return (length: number) => Buffer.from(Array.from({ length }, next));
}

/**
 * Each text compressed. Behind a gap its first bytes are stored, and the compressor is shown them
 * behind a placeholder: no text refers to it, and it refers to nothing, which would change how the
 * next distances are decoded.
 */
async function blocksOf(pieces: readonly Piece[]) {
  const { compress, close } = createCompressor();
  const blocks: (Buffer | { gap: number })[] = [];
  const placeholder = createPlaceholders();
  let gap = 0;
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      gap += piece.gap;
      blocks.push(piece);
      continue;
    }
    const bytes = Buffer.from(piece);
    const stored = bytes.subarray(0, gap > 0 ? context : 0);
    await compress(Buffer.concat([placeholder(gap), stored]));
    const rest = await compress(bytes.subarray(stored.length));
    blocks.push(Buffer.concat([storedBlock(stored), rest]));
    gap = 0;
  }
  close();
  return blocks;
}

/**
 * Compresses a document once for many answers: gives a function that makes Brotli of it with what is
 * put into its gaps, which stands among the pieces in their order. It gives nothing where something
 * does not fit into its gap.
 */
export async function brotliOf(pieces: readonly Piece[]) {
  const blocks = await blocksOf(pieces);
  function compressed(filled: readonly string[]): Buffer | undefined {
    const parts: Buffer[] = [];
    for (const [at, block] of blocks.entries()) {
      if (Buffer.isBuffer(block)) {
        parts.push(block);
        continue;
      }
      const own = Buffer.from(filled[at] ?? '');
      if (own.length !== block.gap) return undefined;
      parts.push(storedBlock(own));
    }
    return Buffer.concat([...parts, lastBlock]);
  }
  // Two stored bytes may have been found at an earlier distance all the same, and then the rest is wrong.
  const example = pieces.map((piece) =>
    typeof piece === 'string' ? piece : '='.repeat(piece.gap),
  );
  const read = await decompress(compressed(example) ?? lastBlock).catch(() => undefined);
  return read?.equals(Buffer.from(example.join(''))) ? compressed : () => undefined;
}
