import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { home, isPackaged, root } from '@campus/shared/build/root';
import path from 'node:path';
import { createSecret } from '../releases/keys/createSecret';
import { openRegistry } from '../releases/registry/openRegistry';
import { createPlanner } from './createPlanner';
import { createServer } from './createServer';
import { shutDown } from './addLifecycle';
import { listen } from './listen';
import { readPublicOrigin } from '@campus/shared/build/readPublicOrigin';
import { createReportSink } from './reports/createReportSink';

keepPrivate(dataFolder);
const port = Number(process.env.PORT ?? 3000);
const stopDelay = Number(process.env.STOP_DELAY ?? 0);
const development = process.env.NODE_ENV === 'development' && {
  shell: isPackaged
    ? path.join(root, 'shell/development')
    : path.join(home, '.cache/development/shell'),
  announcements: path.join(dataFolder, 'development'),
};
const registry = await openRegistry({ dataFolder, isServer: true });

const app = await createServer({
  planner: createPlanner({ registry, development: development || undefined }),
  registry,
  secret: createSecret(dataFolder),
  publicFolder: path.join(root, 'shell/public'),
  developmentShell: development ? development.shell : undefined,
  apiOrigin: process.env.API_ORIGIN ?? 'http://127.0.0.1:3001',
  report: createReportSink({ url: process.env.REPORTS_URL }),
  trustedProxies: process.env.TRUSTED_PROXIES,
  publicOrigin: readPublicOrigin(),
  stopDelay,
});

const stop = () => void shutDown(app, stopDelay).finally(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Without the process that started it nobody would ever stop this one.
process.once('disconnect', stop);

try {
  const chosen = await listen(app, port, process.env.HOST);
  process.send?.({ type: 'ready', port: chosen });
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken; choose another one with PORT.` : String(error));
  process.exit(1);
}
