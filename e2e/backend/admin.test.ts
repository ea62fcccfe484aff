/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { spawnSync } from 'node:child_process';

test('a word that npm has kept for itself is missed, and nothing is opened', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['shell/dev/run.mjs', 'e2e/backend/admin.ts', 'create', 'anna@campus.example'],
    {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: '/dev/null', npm_config_another: 'true' },
      timeout: 60_000,
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    'npm has kept --another for itself: npm run admin -- create <email> --another\n',
  );
}, 90_000);
