/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitCodes } from '../releases/commands/Failure';

const workflow = readFileSync(
  path.join(import.meta.dirname, 'template/alone/release.yml.template'),
  'utf8',
);
/** The step that releases what was merged. */
const step = /run: (npm run --silent release -- --json --why .*)/.exec(workflow)?.[1] ?? '';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-workflow-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** How the step ends where the command does so, as GitHub runs it. */
function endOf(code: number) {
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  const env = { PATH: `${folder}${path.delimiter}${process.env.PATH}`, GITHUB_SHA: 'abc' };
  return spawnSync('bash', ['-e', '-c', step], { env }).status === 0;
}

test('what is merged and changes nothing of the remote makes no pipeline fail; all else does', () => {
  const { done, unchanged, ...failures } = exitCodes;
  expect([endOf(done), endOf(unchanged)]).toEqual([true, true]);
  expect(Object.values(failures).map(endOf)).toEqual(Object.values(failures).map(() => false));
});
