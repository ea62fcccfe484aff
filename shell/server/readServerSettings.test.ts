/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readServerSettings } from './readServerSettings';

test('nothing needs to be set', () => {
  expect(readServerSettings({})).toMatchObject({
    port: 3000,
    stopDelay: 0,
    apiOrigin: 'http://127.0.0.1:3001',
  });
});

test('addresses are put behind that of the API, whose end is no matter', () => {
  const at = (API_ORIGIN: string) => readServerSettings({ API_ORIGIN }).apiOrigin;
  expect(at('https://api.campus.example/')).toBe('https://api.campus.example');
  expect(at('')).toBe('http://127.0.0.1:3001');
});

test.each([
  ['API_ORIGIN', '127.0.0.1:3001'],
  ['API_ORIGIN', 'localhost:3001'],
  ['REPORTS_URL', 'reports.example'],
  ['PUBLIC_ORIGIN', 'campus.example'],
  ['FILES_ORIGIN', 'files.campus.example'],
  ['METRICS_PORT', 'all'],
  ['LOG_LEVEL', 'verbose'],
  ['SMTP_URL', 'mail.example'],
  ['TRUSTED_PROXIES', 'balancer'],
])('%s=%s is refused in a sentence that names it', (name, text) => {
  expect(() => readServerSettings({ [name]: text })).toThrow(new RegExp(`^${name} must `));
});

test('a machine of a developer is named with its protocol', () => {
  const DEVELOPMENT_ORIGINS = 'localhost:3200';
  expect(() => readServerSettings({ DEVELOPMENT_ORIGINS })).toThrow(
    'DEVELOPMENT_ORIGINS: localhost:3200 is no address.',
  );
});

test.each(['shell/server/main.ts', 'shell/dev/serve.ts'])(
  '%s says what makes no sense before it does anything, and shows no stack',
  (file) => {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'campus-settings-'));
    const { status, stderr } = spawnSync(process.execPath, ['shell/dev/run.mjs', file], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: dataFolder, STOP_DELAY: '3s' },
      timeout: 30_000,
      encoding: 'utf8',
    });
    rmSync(dataFolder, { recursive: true, force: true });
    expect([status, stderr]).toEqual([
      1,
      'STOP_DELAY must be a whole number from 0 to 600000, not "3s".\n',
    ]);
  },
  60_000,
);
