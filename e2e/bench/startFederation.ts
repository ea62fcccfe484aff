import { root } from '@campus/shared/build/root';
import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecret } from '../../shell/releases/keys/createSecret';
import { openRegistry } from '../../shell/releases/registry/openRegistry';
import { prepareInto } from '../../shell/releases/prepare';
import { createPlanner } from '../../shell/server/createPlanner';
import { createServer } from '../../shell/server/createServer';
import { waitFor } from '../fixtures/waitFor';

function startBackend(dataFolder: string): Promise<{ port: number; child: ChildProcess }> {
  const child = fork(path.join(root, 'shell/dev/run.mjs'), ['e2e/backend/main.ts'], {
    execArgv: [],
    env: { ...process.env, API_PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: { type: string; port: number }) => {
      if (message.type === 'ready') resolve({ port: message.port, child });
    });
    child.on('exit', (code) => reject(new Error(`The backend ended with ${code}`)));
  });
}

/** A database that has been used is opened by the key that it was used with: that of everyday. */
function takeKey(dataDir: string) {
  const key = path.join(root, 'var/keys/database.key');
  if (process.env.DATABASE_URL && existsSync(key))
    cpSync(key, path.join(dataDir, 'keys/database.key'));
}

/** The product as it is released, on a folder of its own that goes with it. */
export async function startFederation() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'campus-bench-'));
  await prepareInto(dataDir, { onProgress: console.log });
  takeKey(dataDir);
  const backend = await startBackend(dataDir);
  const registry = await openRegistry({ dataFolder: dataDir });
  const options = {
    registry,
    planner: createPlanner({ registry }),
    secret: createSecret(dataDir),
    publicFolder: path.join(root, 'shell/public'),
    apiOrigin: `http://127.0.0.1:${backend.port}`,
    report: () => undefined,
  };
  const server = await createServer(options);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  // It is ready when it has rendered each page once: a first rendering takes longer than visitors wait.
  await waitFor(async () => (await fetch(`${url}/readyz`)).ok);
  return {
    url,
    dataDir,
    /** What its server was made of: another beside it may differ in one thing. */
    options,
    async stop() {
      await server.close();
      backend.child.removeAllListeners('exit');
      backend.child.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
