import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { readPort } from '@campus/shared/build/readSettings';
import { isPackaged } from '@campus/shared/build/root';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from '../releases/linkPackages';
import { prepare } from '../releases/prepare';
import { releasableFolders } from '../releases/remoteFolders';
import { banner, say } from './banner';
import { freePort } from './freePort';
import { onChange } from './onChange';
import { logLevel, startBackend } from './startBackend';
import { type Supervise, supervise } from './supervise';

/** The folders of the remotes that a command names, or whose folder it gives; all when it does neither. */
function chosenFolders(chosen: readonly string[]): string[] {
  const known = releasableFolders();
  if (chosen.length === 0) return Object.values(known);
  return chosen.map((one) => {
    const folder = known[one] ?? path.resolve(one);
    if (!existsSync(path.join(folder, 'remote.ts')))
      throw new Error(`There is no remote ${one}: there are ${Object.keys(known).join(', ')}.`);
    linkPackages(folder);
    return folder;
  });
}

/** While developing, what failed starts again with the next change of its sources. */
const untilChanged = (folders: readonly string[]) => () =>
  new Promise<boolean>((resolve) => {
    const stop = onChange(folders, () => {
      stop();
      resolve(true);
    });
  });

const backendSources = ['e2e/backend', 'shared/contract', 'shared/server', 'shared/format'];
const serverSources = ['shell/server', 'shell/releases', 'shared/contract', 'shared/server'];
/** Of the page the server knows the addresses. */
const isKnownToServer = (file: string) => file === 'shellRoutes.ts';

function serveRemote(keep: Supervise, folder: string) {
  return keep({
    file: 'shell/dev/serveRemote.ts',
    env: { CAMPUS_DEV: '1', FOLDER: folder },
    mayStartAgain: untilChanged([folder]),
  });
}

/** Fast refresh needs the development build of React, and that is the shell's to lend. */
const watchShell = (keep: Supervise) =>
  keep({ file: 'shell/dev/watchShell.ts', env: { CAMPUS_DEV: '1' } });

function serveProduct(keep: Supervise, port: string, origin: string) {
  const env = { NODE_ENV: 'development', LOG_LEVEL: logLevel(), PORT: port, API_ORIGIN: origin };
  const mayStartAgain = untilChanged(serverSources);
  const server = keep({ file: 'shell/server/main.ts', env, mayStartAgain });
  onChange(serverSources, server.restart);
  onChange(['shell/page'], server.restart, isKnownToServer);
  return server;
}

await supervise(async (keep) => {
  keepPrivate(dataFolder);
  const folders = chosenFolders(process.argv.slice(2));
  const port = String(await freePort(readPort()));
  const api = await startBackend(keep, {
    url: process.env.PUBLIC_ORIGIN || `http://localhost:${port}`,
    mayStartAgain: untilChanged(backendSources),
  });
  if (api.part) onChange(backendSources, api.part.restart);
  await prepare({ onProgress: say });
  // Among packages it is built already.
  if (!isPackaged) await watchShell(keep).ready;
  const remotes = folders.map((folder) => serveRemote(keep, folder));
  const server = serveProduct(keep, port, api.origin);
  const parts = [server, ...remotes].map(({ ready }) => ready);
  const [backend, ...started] = await Promise.all([api.ready, ...parts]);
  const seconds = performance.now() / 1000;
  if (started.every(Boolean))
    console.log(banner({ url: `http://localhost:${port}`, seconds, backend }));
});
