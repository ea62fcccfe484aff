/** @jest-environment node */
import { figuresOf, figuresTable, type SourceFile } from './figures';

const file = (name: string, lines: number, ...importers: string[]): SourceFile => ({
  name,
  lines,
  importers,
});

test('median and p90 are lines of files, by nearest rank', () => {
  const files = Array.from({ length: 10 }, (_, at) => file(`a/${at}.ts`, 10 * (at + 1)));
  expect(figuresOf(files)).toMatchObject({ median: 50, p90: 90, longest: { lines: 100 } });
  expect(figuresOf(files.slice(0, 1))).toMatchObject({ median: 10, p90: 10 });
  expect(figuresOf(files.slice(0, 3))).toMatchObject({ median: 20, p90: 30 });
});

test('the share of files whose only importer lies in the same folder', () => {
  const files = [
    file('a/lone.ts', 1, 'a/user.ts'),
    file('a/asked.ts', 1, 'b/user.ts'),
    file('a/below.ts', 1, 'a/b/user.ts'),
    file('a/shared.ts', 1, 'a/user.ts', 'a/other.ts'),
    file('a/entry.ts', 1),
  ];
  expect(figuresOf(files).loneNeighbours).toBe(20);
});

test('every package has its row, a remote is one, and the last is of all', () => {
  const rows = figuresTable([
    file('mfe-a/src/a.ts', 7),
    file('shell/page/a.ts', 5),
    file('shell/worker/a.ts', 6),
    file('shell/public/a.ts', 4),
  ]);
  expect(rows.map((row) => row.trim().split(/ {2,}/))).toEqual([
    ['lines without tests', 'files', 'median', 'p90', 'longest', 'lone neighbours'],
    ['shell/page', '1', '5', '5', '5', '0 %', 'shell/page/a.ts'],
    ['shell/dev, worker', '1', '6', '6', '6', '0 %', 'shell/worker/a.ts'],
    ['shell, rest', '1', '4', '4', '4', '0 %', 'shell/public/a.ts'],
    ['mfe-a', '1', '7', '7', '7', '0 %', 'mfe-a/src/a.ts'],
    ['the whole house', '4', '5', '7', '7', '0 %', 'mfe-a/src/a.ts'],
  ]);
});
