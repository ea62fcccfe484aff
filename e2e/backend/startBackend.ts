import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { destination, pino } from 'pino';
import { createApp } from './createApp';
import { createServices } from './createServices';
import type { Database } from './database/Database';
import { openDatabase } from './database/openDatabase';
import { sweepExpired } from './database/sweepExpired';
import { ensurePortIsFree } from './http/ensurePortIsFree';
import { listenFailure } from './http/listenFailure';
import { createOutboxMailer } from './mail/createOutboxMailer';
import { createSmtpMailer } from './mail/createSmtpMailer';
import type { Config } from './readConfig';
import { seedDatabase } from './seed/seedDatabase';

const hour = 3_600_000;

function createMailer({ smtpUrl, mailFrom, dataFolder }: Config) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  return smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createOutboxMailer(join(dataFolder, 'outbox'), mailFrom, say);
}

async function serve(db: Database, config: Config) {
  const { authSecret, codesPerAddress, trustProxy } = config;
  const mailer = createMailer(config);
  const services = await createServices({ db, mailer, authSecret, codesPerAddress });
  const logger = pino({ level: config.logLevel }, destination(2));
  const app = createApp(services, { logger, trustProxy });
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw listenFailure(config, error);
  });
  return app;
}

function sweepHourly(db: Database, { log }: FastifyInstance) {
  const sweep = () => sweepExpired(db).catch((error) => log.warn({ err: error }, 'sweep failed'));
  return setInterval(() => void sweep(), hour).unref();
}

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

/**
 * Opens the database, fills it on the first run and listens.
 * @param home the folder of the backend's own files (migrations, seed).
 * @throws StartError for what the operator can mend.
 */
export async function startBackend(config: Config, home: string, progress: (text: string) => void) {
  // Known before the database is made and filled, which may take seconds.
  await ensurePortIsFree(config);
  progress('Opening the database');
  const { db, close } = await openDatabase({
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'db'),
    migrationsFolder: join(home, 'migrations'),
  });
  try {
    await seedDatabase(db, { home, hasDemoData: config.hasDemoData, progress });
    const app = await serve(db, config);
    progress(`The backend listens on http://${config.host}:${portOf(app)}`);
    const sweeper = sweepHourly(db, app);
    const stop = async () => {
      clearInterval(sweeper);
      await app.close();
      await close();
    };
    return { port: portOf(app), stop };
  } catch (error) {
    await close();
    throw error;
  }
}
