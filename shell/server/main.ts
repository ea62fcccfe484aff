import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { home, isPackaged, root } from '@campus/shared/build/root';
import path from 'node:path';
import { createSecret } from '../releases/keys/createSecret';
import { openRegistry } from '../releases/registry/openRegistry';
import { createPlanner } from './createPlanner';
import { createServer } from './createServer';
import { shutDown, listen } from './addLifecycle';
import { readFilesOrigin, readPublicOrigin } from '@campus/shared/build/readPublicOrigin';
import { createReportSink, ownLog } from './reports/createReportSink';
import { createOwnerMail, tellOwners } from './reports/tellOwners';
import { createGatewayMetrics } from './metrics/createGatewayMetrics';
import { readMetricsPlace } from '@campus/shared/server/createMetrics';

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

const secret = createSecret(dataFolder);
const log = ownLog();
const report = tellOwners(createReportSink({ url: process.env.REPORTS_URL, log }), {
  send: createOwnerMail(process.env),
  origin: readPublicOrigin() ?? `http://localhost:${port}`,
});
const place = readMetricsPlace(process.env, 'METRICS_PORT');
const metrics = place && createGatewayMetrics({ registry, secret });

const filesOrigin = readFilesOrigin();

const app = await createServer({
  planner: createPlanner({ registry, development: development || undefined, filesOrigin }),
  registry,
  secret,
  publicFolder: path.join(root, 'shell/public'),
  developmentShell: development ? development.shell : undefined,
  apiOrigin: process.env.API_ORIGIN ?? 'http://127.0.0.1:3001',
  report,
  log,
  metrics,
  trustedProxies: process.env.TRUSTED_PROXIES,
  publicOrigin: readPublicOrigin(),
  filesOrigin,
  stopDelay,
});

const stop = () => void shutDown(app, stopDelay, report.flush).finally(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Without the process that started it nobody would ever stop this one.
process.once('disconnect', stop);

try {
  // First: a port that is taken by another is told before anybody is answered.
  if (place) await metrics?.listen(place);
  const chosen = await listen(app, port, process.env.HOST);
  process.send?.({ type: 'ready', port: chosen });
} catch (error) {
  const { code, port: taken } = error as NodeJS.ErrnoException & { port?: number };
  const name = taken === place?.port && taken !== port ? 'METRICS_PORT' : 'PORT';
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${taken} is taken; choose another one with ${name}.`
      : String(error),
  );
  process.exit(1);
}
