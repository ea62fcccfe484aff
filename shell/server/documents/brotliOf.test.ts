/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { brotliOf, type Piece } from './brotliOf';

const rows = (from: number) =>
  Array.from({ length: 900 }, (_, row) => `<li>Новость ${row * from}, ещё одна</li>`).join('');

/** Longer than what may be referred to, with words that come again on the other side of a gap. */
const pieces: Piece[] = [
  `${rows(3)}<script nonce="`,
  { gap: 24 },
  `">${rows(3)}</script><script nonce="`,
  { gap: 24 },
  `">${rows(7)}</script>"visit":"`,
  { gap: 40 },
  '"',
];

const filled = () =>
  pieces.map((piece) =>
    typeof piece === 'string'
      ? piece
      : randomBytes(piece.gap).toString('base64url').slice(-piece.gap),
  );

test('each answer is the whole document with its own words, compressed once for all', async () => {
  const brotli = await brotliOf(pieces);
  for (const words of [filled(), filled()])
    expect(brotliDecompressSync(brotli(words) ?? '').toString()).toBe(words.join(''));
});

test('it is hardly larger than what is compressed for one answer', async () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7 };
  const words = filled();
  const [own, usual] = [
    (await brotliOf(pieces))(words),
    brotliCompressSync(words.join(''), { params }),
  ];
  expect(own?.length).toBeLessThan(usual.length * 1.1);
});

test('what does not fit into its gap is not compressed', async () => {
  const brotli = await brotliOf(['a', { gap: 3 }, 'b']);
  expect(brotli(['a', 'long', 'b'])).toBeUndefined();
  expect(brotliDecompressSync(brotli(['a', '123', 'b']) ?? '').toString()).toBe('a123b');
});
