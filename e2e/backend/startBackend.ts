import { join } from 'node:path';
import { destination, pino } from 'pino';
import { createApp } from './createApp';
import { createServices } from './createServices';
import { openDatabase } from './database/openDatabase';
import { sweepExpired } from './database/sweepExpired';
import { createOutboxMailer } from './mail/createOutboxMailer';
import { createSmtpMailer } from './mail/createSmtpMailer';
import type { Config } from './readConfig';
import { seedDatabase } from './seed/seedDatabase';
import { StartError } from './StartError';

const hour = 3_600_000;

function createMailer({ smtpUrl, mailFrom, dataFolder }: Config) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  return smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createOutboxMailer(join(dataFolder, 'outbox'), mailFrom, say);
}

const listenFailure = ({ port, host }: Config, error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is taken: stop what uses it, or give another API_PORT.`,
    );
  }
  return new StartError(`The backend cannot listen on ${host}:${port}: ${error.message}.`);
};

/**
 * Opens the database, fills it on the first run and listens.
 * @param home the folder of the backend's own files (migrations, seed).
 * @throws StartError for what the operator can mend.
 */
export async function startBackend(config: Config, home: string, progress: (text: string) => void) {
  progress('Opening the database');
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'db'),
    migrationsFolder: join(home, 'migrations'),
  });
  try {
    const { db } = database;
    await seedDatabase(db, { home, hasDemoData: config.hasDemoData, progress });
    const { authSecret, codesPerAddress, logLevel, trustProxy } = config;
    const services = await createServices({
      db,
      mailer: createMailer(config),
      authSecret,
      codesPerAddress,
    });
    const logger = pino({ level: logLevel }, destination(2));
    const app = createApp(services, { logger, trustProxy });
    await app.listen({ port: config.port, host: config.host }).catch((error) => {
      throw listenFailure(config, error);
    });
    const sweep = () =>
      void sweepExpired(db).catch((error) => logger.warn({ err: error }, 'sweep'));
    const sweeper = setInterval(sweep, hour).unref();
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    progress(`The backend listens on http://${config.host}:${port}`);
    const stop = async () => {
      clearInterval(sweeper);
      await app.close();
      await database.close();
    };
    return { port, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
