/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { typeErrors } from './typeErrors';

let place: string;
beforeEach(() => (place = mkdtempSync(path.join(tmpdir(), 'campus-types-'))));
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** The folder of a remote in a repository of its own, with files beside it. */
function writeRemote(files: Record<string, string>, include = ['.']) {
  const folder = path.join(place, 'parking');
  for (const [name, code] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const project = { compilerOptions: { strict: true, noEmit: true, types: [] }, include };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
  return folder;
}

test('each wrong type of a remote is named with its place', async () => {
  const folder = writeRemote({
    'src/right.ts': 'export const places: number = 12;',
    'src/wrong.ts': "\nexport const places: number = 'twelve';\nexport const free: string = 3;",
  });
  expect(await typeErrors(folder)).toEqual([
    "src/wrong.ts(2,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    "src/wrong.ts(3,14): error TS2322: Type 'number' is not assignable to type 'string'.",
  ]);
});

test('what others have broken is not the remote’s', async () => {
  const folder = writeRemote(
    {
      'src/mine.ts': "export { places } from '../../theirs';",
      '../theirs.ts': "export const places: number = 'twelve';",
    },
    ['src'],
  );
  expect(await typeErrors(folder)).toStrictEqual([]);
});

test('a remote without types has none that are wrong', async () => {
  expect(await typeErrors(place)).toStrictEqual([]);
});

test('a project of which no file was looked at is wrong itself', async () => {
  const folder = writeRemote({ 'src/right.ts': 'export const places: number = 12;' }, ['nowhere']);
  expect(await typeErrors(folder)).toEqual([
    expect.stringContaining('error TS18003: No inputs were found in config file'),
  ]);
});
