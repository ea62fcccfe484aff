/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { bundleProcesses } from '../../shell/dev/bundleProcesses';
import { currentBundle } from '../../shell/dev/currentBundle.cjs';
import { freePort } from '../../shell/dev/freePort';
import { smallRegistry } from '../fixtures/smallRegistry';
import { waitFor } from '../fixtures/waitFor';

jest.setTimeout(600_000);

const file = 'e2e/backend/main.ts';

let small: Awaited<ReturnType<typeof smallRegistry>>;
let served: ChildProcess | undefined;
/** Milliseconds from a kill until the backend answers through the gateway. */
const pauses: number[] = [];
afterAll(() => {
  const [load = 0] = loadavg();
  const said = pauses.map((pause) => `${Math.round(pause)} ms`).join(', ');
  console.info(`After a kill it answers again in ${said}, at a load of ${load.toFixed(1)}.`);
});
beforeAll(async () => {
  await bundleProcesses({ onProgress: () => {} });
  small = await smallRegistry();
  await small.releaseShell();
});
afterAll(async () => {
  if (served?.exitCode === null) {
    const ended = once(served, 'close');
    served.kill('SIGTERM');
    await ended;
  }
  small.forget();
});

/** `npm run serve` in a process of its own, until it says that it serves. */
async function serve(port: number) {
  const child = spawn(process.execPath, ['shell/dev/run.mjs', 'shell/dev/serve.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: small.dataFolder,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  served = child;
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes('Campus is served at')) resolve();
      });
  });
  return child.pid ?? 0;
}

/** The backend among the processes that this one has started. */
function backendOf(parent: number): number | undefined {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ');
  const found = children.find(
    (pid) => pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(file),
  );
  return found ? Number(found) : undefined;
}

const answers = async (url: string) =>
  (await fetch(`${url}/api/openapi.json`).catch(() => undefined))?.status === 200;

test('a backend that is killed in production starts from its bundle again, and answers', async () => {
  expect(currentBundle(root, file)).toBeDefined();
  const port = await freePort();
  const [parent, url] = [await serve(port), `http://127.0.0.1:${port}`];
  await waitFor(() => answers(url));
  for (let round = 0; round < 3; round += 1) {
    const killed = assertDefined(backendOf(parent));
    const begun = performance.now();
    process.kill(killed, 'SIGKILL');
    await waitFor(() => backendOf(parent) !== killed);
    await waitFor(() => answers(url));
    pauses.push(performance.now() - begun);
  }
});
