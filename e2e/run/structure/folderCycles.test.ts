/** @jest-environment node */
import { folderCycles } from './folderCycles';

const levels = [/^src\/[^/]+(?=\/)/];
const links = (...imports: string[]) =>
  imports.map((one) => {
    const [from = '', to = ''] = one.split(' -> ');
    return { from: `src/${from}.ts`, to: `src/${to}.ts` };
  });
const three = links('a/1 -> b/2', 'b/3 -> c/4', 'c/5 -> a/6');

test('a cycle of folders is told with an import for each step, though no file imports itself', () => {
  expect(folderCycles(levels, three)).toEqual([
    [
      'Folders import each other: src/a -> src/b -> src/c -> src/a',
      'src/a/1.ts -> src/b/2.ts',
      'src/b/3.ts -> src/c/4.ts',
      'src/c/5.ts -> src/a/6.ts',
    ].join('\n    '),
  ]);
});

test('folders in one direction, files beside the folders and imports within one are in order', () => {
  expect(folderCycles(levels, three.slice(1))).toStrictEqual([]);
  expect(folderCycles(levels, links('a/1 -> a/2', 'a/2 -> main', 'main -> a/1'))).toStrictEqual([]);
});

test('cycles that share no folder are told one by one', () => {
  const more = [...three, ...links('d/1 -> e/1', 'e/1 -> d/1')];
  expect(folderCycles(levels, more)).toEqual([
    expect.stringContaining('src/a -> src/b -> src/c -> src/a'),
    expect.stringContaining('src/d -> src/e -> src/d'),
  ]);
});
