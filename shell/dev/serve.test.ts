/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test('production without a released shell says so, and neither builds nor fills anything', () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'campus-serve-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['shell/dev/run.mjs', 'shell/dev/serve.ts'],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataFolder }, encoding: 'utf8' },
  );
  const made = readdirSync(dataFolder).filter((name) => ['db', 'registry', 'files'].includes(name));
  rmSync(dataFolder, { recursive: true, force: true });
  expect([status, made]).toEqual([1, []]);
  expect(stderr).toContain('No shell is released, so there is nothing to serve: npm run build');
}, 60_000);
