import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { home, isPackaged, root } from '@campus/shared/build/root';
import path from 'node:path';
import { createSecret } from '../releases/keys/createSecret';
import { openRegistry } from '../releases/registry/openRegistry';
import { createPlanner } from './createPlanner';
import { createServer } from './createServer';
import { shutDown, listen } from './addLifecycle';
import { createReportSink, ownLog } from './reports/createReportSink';
import { createOwnerMail, tellOwners } from './reports/tellOwners';
import { createGatewayMetrics } from './metrics/createGatewayMetrics';
import { readServerSettings } from './readServerSettings';

/** What the operator can mend is said in one sentence. */
function settingsOrEnd() {
  try {
    keepPrivate(dataFolder);
    return readServerSettings();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

const settings = settingsOrEnd();
const { port, stopDelay, filesOrigin, publicOrigin, metricsPlace: place } = settings;
const development = process.env.NODE_ENV === 'development' && {
  shell: isPackaged
    ? path.join(root, 'shell/development')
    : path.join(home, '.cache/development/shell'),
  announcements: path.join(dataFolder, 'development'),
};
const registry = await openRegistry({ dataFolder, isServer: true });

const secret = createSecret(dataFolder);
const log = ownLog();
const report = tellOwners(createReportSink({ url: settings.reportsUrl, log }), {
  send: createOwnerMail(process.env),
  origin: publicOrigin ?? `http://localhost:${port}`,
});
const metrics = place && createGatewayMetrics({ registry, secret });

const app = await createServer({
  planner: createPlanner({ registry, development: development || undefined, filesOrigin }),
  registry,
  secret,
  publicFolder: path.join(root, 'shell/public'),
  developmentShell: development ? development.shell : undefined,
  apiOrigin: settings.apiOrigin,
  report,
  log,
  metrics,
  trustedProxies: settings.trustedProxies,
  publicOrigin,
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
