/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { home, root } from './root';

type Done = (error: Error | null, font?: Buffer) => void;
type Loader = (
  this: { resourcePath: string; resourceQuery: string; async: () => Done },
  source: Buffer,
) => void;

const subsetFont = jest.requireActual<Loader & { accented: string }>('./subsetFont.cjs');

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

test.each(['inter', 'onest'])(
  'letters of %s with accents are in a file of their own, and each character is asked of one file',
  async (family) => {
    const rangeOf = (part: string) =>
      codesOf(
        new RegExp(`${family}-latin\\S*\\?${part}'[^}]*unicode-range:([^;]+)`).exec(styles)?.[1] ??
          '',
      );
    const [plain, accented] = [rangeOf('plain'), rangeOf('accented')];
    const list = path.join(files, family, 'unicode.json');
    const { latin } = JSON.parse(readFileSync(list, 'utf8')) as { latin: string };
    expect([...plain, ...accented].sort((a, b) => a - b)).toEqual(codesOf(latin));

    expect(accented).toEqual(codesOf(subsetFont.accented));

    const file = nameOf(family, 'latin');
    const source = readFileSync(file);
    const [few, rest, all] = await Promise.all(
      ['?accented', '?plain', ''].map((query) => load(file, source, query)),
    );
    expect(few?.length).toBeLessThan((all?.length ?? 0) / 2);
    expect(rest?.length).toBeLessThan((all?.length ?? 0) * 0.85);
  },
);
