/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { home } from './root';

type Done = (error: Error | null, font?: Buffer) => void;
type Loader = (this: { resourcePath: string; async: () => Done }, source: Buffer) => void;

const subsetFont = jest.requireActual<Loader>('./subsetFont.cjs');

const files = path.join(home, 'node_modules/@fontsource-variable');
const nameOf = (family: string, part: string) =>
  path.join(files, family, `files/${family}-${part}-wght-normal.woff2`);

const load = (resourcePath: string, source: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    const done: Done = (error, font) =>
      font ? resolve(font) : reject(error ?? new Error('nothing'));
    subsetFont.call({ resourcePath, async: () => done }, source);
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
    subsetFont.call({ resourcePath: '/a/b.woff2', async: jest.fn() }, Buffer.of()),
  ).toThrow('/a/b.woff2 is of no package');
});
