import { join } from 'node:path';
import { destination, pino } from 'pino';
import { createApp } from './createApp';
import { createServices } from './createServices';
import type { Database } from './database/Database';
import { sweepExpired } from './database/sweepExpired';
import { listenFailure } from './http/listenFailure';
import { createOutboxMailer } from './mail/createOutboxMailer';
import { createSmtpMailer } from './mail/createSmtpMailer';
import type { Config } from './readConfig';

const hour = 3_600_000;

function createMailer({ smtpUrl, mailFrom, dataFolder }: Config) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  return smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createOutboxMailer(join(dataFolder, 'outbox'), mailFrom, say);
}

/**
 * Listens on the configured port; the answer to `close` comes when the last request is done.
 * @throws StartError when the port cannot be had.
 */
export async function serve(db: Database, config: Config) {
  const { authSecret, codesPerAddress, trustProxy } = config;
  const mailer = createMailer(config);
  const services = await createServices({ db, mailer, authSecret, codesPerAddress });
  const logger = pino({ level: config.logLevel }, destination(2));
  const app = createApp(services, { logger, trustProxy });
  const sweep = () => sweepExpired(db).catch((err) => logger.warn({ err }, 'sweep failed'));
  const sweeper = setInterval(() => void sweep(), hour).unref();
  app.addHook('onClose', async () => clearInterval(sweeper));
  await app
    .listen({ port: config.port, host: config.host })
    .catch((error: NodeJS.ErrnoException) => {
      throw listenFailure(config, error);
    });
  return app;
}
