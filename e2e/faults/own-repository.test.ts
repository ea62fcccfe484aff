/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../shell/dev/freePort';
import { buildIn, releaseIn, sourcesForFile } from '../fixtures/sourcesForFile';

jest.setTimeout(1_800_000);

// Nothing of this checkout is beside it or above it.
const place = mkdtempSync(path.join(tmpdir(), 'campus-own-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const folder = path.join(place, 'parking');
const packages = path.join(place, 'packages');
const words = ['--title-ru', 'Парковка', '--title-en', 'Parking', '--owner', 'parking@x.example'];

async function run(cwd: string, command: string, options: string[], env: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr } = await promisify(execFile)(command, options, {
    cwd,
    maxBuffer: 64e6,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  return stdout + stderr;
}

const npm = (...options: string[]) => run(folder, 'npm', options);

/** Campus as the team sees it, until the work is done. */
async function withCampus<T>(env: NodeJS.ProcessEnv, work: (url: string) => Promise<T>) {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'close');
  try {
    let said = '';
    await new Promise<void>((resolve, reject) => {
      void exited.then(() => reject(new Error(`npm start ended: ${said}`)));
      child.stdout.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes('Campus is ready')) resolve();
      });
    });
    return await work(`http://localhost:${port}`);
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await exited;
  }
}

// It builds whatever of the checkout is not built yet, for all who come later.
beforeAll(() => run(root, 'npm', ['run', '-s', 'pack', '--', packages]));

test('a team with nothing but the packages generates, installs, tests, builds and releases a remote', async () => {
  const maker = path.join(packages, 'create-campus-remote-1.0.0.tgz');
  const make = ['--yes', '--prefer-offline', '-p', maker, 'create-campus-remote', 'parking'];
  await run(place, 'npx', [...make, '--packages', packages, ...words]);
  await npm('install', '--prefer-offline', '--loglevel=error');

  // The same sources beside a checkout, at another depth, are the same release.
  await npm('run', 'build');
  const beside = path.join(place, 'deeper/still/parking');
  const newRemote = ['--import', 'tsx', 'shell/newRemote/main.ts', 'parking', '--at', beside];
  await run(root, process.execPath, [...newRemote, ...words]);
  for (const file of ['remote.ts', 'src/remote.tsx', 'src/home/ParkingScreen.tsx'])
    writeFileSync(path.join(beside, file), readFileSync(path.join(folder, file)));
  await run(beside, 'npm', ['run', 'build']);
  expect(releaseIn(beside)).toBe(releaseIn(folder));

  // A package of its own.
  await npm('install', 'dayjs@1.11.13', '--prefer-offline', '--loglevel=error');
  const screen = path.join(folder, 'src/home/ParkingScreen.tsx');
  const code = readFileSync(screen, 'utf8');
  const with2026 = code.replace(
    "t('empty.text')",
    "t('empty.text') + dayjs('2026-01-02').format(' YYYY')",
  );
  writeFileSync(screen, `import dayjs from 'dayjs';\n${with2026}`);

  await npm('run', 'lint');
  await npm('test');

  // The store is Campus’s; the team has a key that may release its remote and nothing else, and its
  // pipeline one that judges.
  const store = path.join(place, 'store');
  const env = { DATA_DIR: store };
  await withCampus(env, async (url) => {
    const campus = path.join(folder, 'node_modules/.bin/campus');
    await run(folder, campus, ['release', 'keys', 'new', 'team', '--remotes', 'parking'], env);
    await run(folder, campus, ['release', 'keys', 'new', 'pipeline', '--gate'], env);
    const keyOf = (name: string) => path.join(store, `keys/${name}.pem`);
    const pipeline = { ...env, RELEASE_KEY: keyOf('team'), GATE_KEY: keyOf('pipeline') };
    const released = await run(folder, 'npm', ['run', 'release'], pipeline);
    expect(released).toContain('is released');
    const page = await fetch(`${url}/parking`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`/remotes/parking/${releaseIn(folder)}/`);
  });
});

const copySources = sourcesForFile('mfe-participant');

test('the same sources of a remote are the same release in a copy of the checkout at another depth', async () => {
  const name = 'mfe-participant';
  const { release } = await buildIn(copySources('deeper/still'), name);
  expect(release).toBe(releaseIn(path.join(root, name)));
});

// A copy has some of its packages elsewhere, and webpack writes modules of a script in the order of their files.
test('the same sources of the shell are the same release in copies at two depths', async () => {
  const [one, other] = [copySources(), copySources('deeper/still')];
  const { release } = await buildIn(one, 'shell');
  expect((await buildIn(other, 'shell')).release).toBe(release);
});
