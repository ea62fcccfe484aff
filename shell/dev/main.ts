import { dataFolder } from '@campus/shared/build/dataFolder';
import { readPort } from '@campus/shared/build/readSettings';
import { isPackaged } from '@campus/shared/build/root';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { isFirstDemo, makeDemoHistory } from '../releases/demo/demoHistory';
import { prepare } from '../releases/prepare';
import { banner, say } from './banner';
import { bundleProcesses } from './bundleProcesses';
import { freePort } from './freePort';
import { logLevel, startBackend } from './startBackend';
import { supervise } from './supervise';

await supervise(async (keep) => {
  keepPrivate(dataFolder);
  const port = await freePort(readPort());
  const url = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  await bundleProcesses({ onProgress: say });
  const { origin, ready } = await startBackend(keep, { url });
  const isFirst = !isPackaged && (await isFirstDemo(dataFolder, process.env));
  await prepare({ onProgress: say });
  if (isFirst) await makeDemoHistory(dataFolder);
  const env = { LOG_LEVEL: logLevel(), PORT: String(port), API_ORIGIN: origin };
  const server = keep({ file: 'shell/server/main.ts', env });
  const [backend, page] = await Promise.all([ready, server.ready]);
  if (!page) return;
  const seconds = performance.now() / 1000;
  console.log(banner({ url, seconds, backend }));
});
