import { createMetrics } from '@campus/shared/server/createMetrics';
import { join } from 'node:path';
import { destination, pino } from 'pino';
import { openCipher } from './domains/auth/openCipher';
import { createApp } from './createApp';
import { createServices } from './createServices';
import { jobFigures } from './platform/jobs/jobFigures';
import { createSharedClock, timeOf } from './platform/database/createSharedClock';
import { StartError } from './platform/StartError';
import type { OpenedDatabase } from './platform/database/Database';
import type { FileStore } from './platform/files/FileStore';
import { startWorker } from './platform/jobs/runDueJobs';
import { listenFailure } from './platform/http/ensurePortIsFree';
import { createOutboxMailer } from './platform/mail/createOutboxMailer';
import { createSmtpMailer } from './platform/mail/createSmtpMailer';
import { createFcmSender } from './platform/push/createFcmSender';
import type { Config } from './platform/readConfig';

function createMailer({ smtpUrl, mailFrom, publicOrigin, dataFolder }: Config) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const sender = { from: mailFrom, origin: publicOrigin };
  return smtpUrl
    ? createSmtpMailer(smtpUrl, sender)
    : createOutboxMailer(join(dataFolder, 'outbox'), sender, say);
}

/**
 * Listens on the configured port; the answer to `close` comes when the last request is done.
 * @throws StartError when the port cannot be had.
 */
export async function serve(
  opened: Pick<OpenedDatabase, 'db' | 'listen'>,
  files: FileStore,
  config: Config,
) {
  const { db, listen } = opened;
  const mailer = createMailer(config);
  const uploads = join(config.dataFolder, 'uploads');
  const logger = pino({ name: 'backend', level: config.logLevel }, destination(2));
  const cipher = await openCipher(db, config);
  // Who tries the demo does so on this computer; where there is none, it is a balancer's address.
  const countsLoopback = !config.hasDemoData;
  const push = config.fcm && createFcmSender(config.fcm, { logger });
  const parts = { db, listen, cipher, mailer, push, files, uploads, logger };
  const clock = await createSharedClock(() => timeOf(db));
  const { now } = clock;
  const services = await createServices({ ...config, ...parts, countsLoopback, now });
  const metrics = config.metricsPlace && createMetrics();
  metrics?.registry.registerMetric(jobFigures(db));
  const app = createApp(services, { logger, trustProxy: config.trustProxy, metrics });
  let stopWorker = async () => {};
  app.addHook('onClose', () => stopWorker());
  app.addHook('onClose', async () => clock.stop());
  const place = config.metricsPlace;
  const listening =
    place &&
    (await metrics?.listen(place).catch((error: Error) => {
      throw new StartError(
        `The figures cannot be had at ${place.host}:${place.port}: ${error.message}.`,
      );
    }));
  app.addHook('onClose', () => listening?.close());
  await app
    .listen({ port: config.port, host: config.host })
    .catch((error: NodeJS.ErrnoException) => {
      throw listenFailure(config, error);
    });
  stopWorker = startWorker(services, logger);
  return app;
}
