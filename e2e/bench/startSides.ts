import { root } from '@campus/shared/build/root';
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRegistry } from '../../shell/releases/openRegistry';
import { prepareInto } from '../../shell/releases/prepare';
import { createPlanner } from '../../shell/server/createPlanner';
import { createServer } from '../../shell/server/createServer';
import { buildMonolith, monolithFolder } from './buildMonolith';
import { monolithPlanner } from './monolithPlanner';

function startBackend(dataFolder: string): Promise<{ port: number; child: ChildProcess }> {
  const child = fork(path.join(root, 'e2e/backend/main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, API_PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: { type: string; port: number }) => {
      if (message.type === 'ready') resolve({ port: message.port, child });
    });
    child.on('exit', (code) => reject(new Error(`The backend ended with ${code}`)));
  });
}

/** The federation and the monolith behind the same server code and the same backend. */
export async function startSides() {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'campus-bench-'));
  const registryFolder = path.join(dataFolder, 'registry');
  await prepareInto(registryFolder, { onProgress: console.log });
  const [backend, monolith] = await Promise.all([startBackend(dataFolder), buildMonolith()]);
  const shell = path.join(root, 'shell/dist');
  const federated = createPlanner({
    registry: openRegistry(registryFolder),
    shellFile: path.join(shell, 'shell.json'),
    developmentFolder: dataFolder,
  });
  const apiOrigin = `http://127.0.0.1:${backend.port}`;
  const releases = path.join(registryFolder, 'releases');
  const pub = path.join(root, 'shell/public');
  const servers = await Promise.all([
    createServer({
      planner: monolithPlanner(federated, monolith),
      files: { shell: monolithFolder, releases, public: pub },
      apiOrigin,
    }),
    createServer({ planner: federated, files: { shell, releases, public: pub }, apiOrigin }),
  ]);
  const [one = '', two = ''] = await Promise.all(
    servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })),
  );
  return {
    urls: { monolith: one, federation: two },
    async stop() {
      await Promise.all(servers.map((server) => server.close()));
      backend.child.removeAllListeners('exit');
      backend.child.kill('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
