import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { prepare } from '../releases/prepare';
import { banner } from './banner';
import { chosenFolders } from './chosenFolders';
import { freePort } from './freePort';
import { logLevel } from './logLevel';
import { onChange } from './onChange';
import { say } from './say';
import { startBackend } from './startBackend';
import { supervise, type Keep } from './supervise';
import { untilChanged } from './untilChanged';

const backendSources = ['e2e/backend', 'shared/contract'];
const serverSources = ['shell/server', 'shell/releases'];

function serveRemote(keep: Keep, folder: string) {
  return keep({
    file: 'shell/start/serveRemote.ts',
    env: { CAMPUS_DEV: '1', FOLDER: folder },
    mayStartAgain: untilChanged([folder]),
  });
}

/** Fast refresh needs the development build of React, and that is the shell's to lend. */
const watchShell = (keep: Keep) =>
  keep({ file: 'shell/start/watchShell.ts', env: { CAMPUS_DEV: '1' } });

function serveProduct(keep: Keep, port: string, origin: string) {
  const env = { NODE_ENV: 'development', LOG_LEVEL: logLevel(), PORT: port, API_ORIGIN: origin };
  const mayStartAgain = untilChanged(serverSources);
  const server = keep({ file: 'shell/server/main.ts', env, mayStartAgain });
  onChange(serverSources, server.restart);
  return server;
}

keepPrivate(dataFolder);

await supervise(async (keep) => {
  const folders = chosenFolders(process.argv.slice(2));
  const port = String(await freePort(Number(process.env.PORT ?? 3000)));
  const api = await startBackend(keep, untilChanged(backendSources));
  if (api.part) onChange(backendSources, api.part.restart);
  await prepare({ onProgress: say });
  await watchShell(keep).ready;
  const remotes = folders.map((folder) => serveRemote(keep, folder));
  const server = serveProduct(keep, port, api.origin);
  const parts = [server, ...remotes].map(({ ready }) => ready);
  const [backend, ...started] = await Promise.all([api.ready, ...parts]);
  const seconds = performance.now() / 1000;
  if (started.every(Boolean))
    console.log(banner({ url: `http://localhost:${port}`, seconds, backend }));
});
