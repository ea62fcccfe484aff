/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  spawnBackend,
  spawnRefusedBackend,
  type BackendProcess,
} from '../backend/testing/spawnBackend';

// It starts five backends, each of which makes a database.
jest.setTimeout(600_000);

const folder = mkdtempSync(path.join(tmpdir(), 'campus-start-'));
let backend: BackendProcess | undefined;
afterAll(async () => {
  await backend?.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** What others than the user may read or write; the database gives its files modes of its own, in a folder that is closed. */
const open = (dataFolder: string) =>
  readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(`db${path.sep}`))
    .map((name) => path.join(dataFolder, name))
    .concat(dataFolder)
    .filter((each) => (statSync(each).mode & 0o077) !== 0);

const askCode = (origin: string, email: string) =>
  fetch(`${origin}/api/auth/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

test('what it writes is for its user alone, and demo accounts keep it from being public', async () => {
  const DATA_DIR = path.join(folder, 'private');
  mkdirSync(DATA_DIR);
  chmodSync(DATA_DIR, 0o755);
  backend = await spawnBackend({ DATA_DIR, SEED: 'demo' });
  expect((await askCode(backend.origin, 'student@example.test')).status).toBe(200);
  expect(readdirSync(path.join(DATA_DIR, 'outbox'))).toHaveLength(1);
  expect(open(DATA_DIR)).toStrictEqual([]);
  expect(await backend.end('SIGTERM')).toBe(0);
  backend = undefined;

  const refused = await spawnRefusedBackend({ DATA_DIR, HOST: '0.0.0.0' });
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(/^The database has demo accounts, .* SEED=demo\.\n$/);
});

test('an empty product says that nobody can administer it, and a command mends that', async () => {
  const env = { DATA_DIR: path.join(folder, 'empty'), HOST: '0.0.0.0' };
  const [alone, fragile] = ['npm run admin -- create', 'does not survive a power cut'];
  backend = await spawnBackend(env);
  expect(backend.notices.join('\n')).toContain(alone);
  expect(backend.notices.join('\n')).toContain(fragile);
  await backend.end('SIGTERM');

  const run = (address: string) => {
    const file = ['shell/dev/run.mjs', 'e2e/backend/admin.ts', 'create', address];
    return promisify(execFile)(process.execPath, file, { env: { ...process.env, ...env } });
  };
  const link = /Never shown again: http:\/\/localhost:3000\/staff\/welcome#[\w.-]+\n$/;
  expect((await run('first@campus.example')).stdout).toMatch(link);
  await expect(run('second@campus.example')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is an administrator already/) as string,
  });
  // Who has lost the link before its use gets another one.
  expect((await run('first@campus.example')).stdout).toMatch(link);

  backend = await spawnBackend({ ...env, DATABASE_FSYNC: 'on' });
  expect(backend.notices.join('\n')).not.toContain(alone);
  expect(backend.notices.join('\n')).not.toContain(fragile);
  await backend.end('SIGTERM');
  backend = undefined;
});
