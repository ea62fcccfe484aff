/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { home, root } from './root';

type Done = (error: Error | null, font?: Buffer) => void;
type Loader = (
  this: { resourcePath: string; resourceQuery: string; async: () => Done },
  source: Buffer,
) => void;

const subsetFont = jest.requireActual<Loader & { usual: string }>('./subsetFont.cjs');

const files = path.join(home, 'node_modules/@fontsource-variable');
const nameOf = (family: string, part: string) =>
  path.join(files, family, `files/${family}-${part}-wght-normal.woff2`);

const load = (resourcePath: string, source: Buffer, resourceQuery = '') =>
  new Promise<Buffer>((resolve, reject) => {
    const done: Done = (error, font) =>
      font ? resolve(font) : reject(error ?? new Error('nothing'));
    subsetFont.call({ resourcePath, resourceQuery, async: () => done }, source);
  });

test.each([
  ['inter', 'latin', 0.6],
  ['inter', 'cyrillic', 0.7],
  ['onest', 'latin', 0.7],
  ['onest', 'cyrillic', 0.7],
])('a font of %s for %s is woff2 without what nobody asks for', async (family, part, most) => {
  const file = nameOf(family, part);
  const source = readFileSync(file);
  const font = await load(file, source);
  expect(font.subarray(0, 4).toString()).toBe('wOF2');
  expect(font.length / source.length).toBeLessThan(most);
});

test('a file whose characters are not known is refused', () => {
  expect(() =>
    subsetFont.call(
      { resourcePath: '/a/b.woff2', resourceQuery: '', async: jest.fn() },
      Buffer.of(),
    ),
  ).toThrow('/a/b.woff2 is of no package');
});

/** `U+0-FF, U+131` as numbers. */
const codesOf = (ranges: string) =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

const styles = readFileSync(path.join(root, 'shared/ui/fonts.css'), 'utf8');

test.each([
  ['inter', 'latin'],
  ['inter', 'cyrillic'],
  ['onest', 'latin'],
  ['onest', 'cyrillic'],
])(
  'what is rare of %s for %s is in a file of its own, and each character is asked of one file',
  async (family, part) => {
    const rangeOf = (query: string) =>
      codesOf(
        new RegExp(`${family}-${part}\\S*\\?${query}'[^}]*unicode-range:([^;]+)`).exec(
          styles,
        )?.[1] ?? '',
      );
    const list = path.join(files, family, 'unicode.json');
    const { [part]: all = '' } = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
    const asked = [...rangeOf('usual'), ...rangeOf('rare')];
    const usualCodes = new Set(codesOf(subsetFont.usual));
    expect(rangeOf('usual')).toEqual(codesOf(all).filter((code) => usualCodes.has(code)));
    expect(asked.sort((a, b) => a - b)).toEqual(codesOf(all));

    const file = nameOf(family, part);
    const source = readFileSync(file);
    const [usual, rare, whole] = await Promise.all(
      ['?usual', '?rare', ''].map((query) => load(file, source, query)),
    );
    expect(rare?.length).toBeLessThan((whole?.length ?? 0) / 2);
    expect(usual?.length).toBeLessThan((whole?.length ?? 0) * 0.8);
  },
);
