import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { join } from 'node:path';
import { openDatabase } from './platform/database/openDatabase';
import { createSmtpMailer } from './platform/mail/createSmtpMailer';
import { readConfig } from './platform/readConfig';
import { seedDatabase } from './seed/seedDatabase';
import { StartError } from './platform/StartError';
import { createAdministrator } from './domains/staff/createAdministrator';

const home = import.meta.dirname;
const say = (text: string) => void process.stdout.write(`${text}\n`);

function readArguments([command, address, ...options]: string[]) {
  const isAnother = options[0] === '--another';
  if (command === 'create' && address && options.length === Number(isAnother))
    return { address, isAnother };
  throw new StartError('Usage: npm run admin -- create <e-mail> [--another]');
}

/** Lets in whoever has this address as an administrator: the first one cannot be let in by another. */
async function main() {
  const asked = readArguments(process.argv.slice(2));
  const config = readConfig(process.env, home);
  const { dataFolder, databaseUrl, isDurable, smtpUrl } = config;
  const sender = { from: config.mailFrom, origin: config.publicOrigin };
  keepPrivate(dataFolder);
  const place = { folder: join(dataFolder, 'db'), migrationsFolder: join(home, 'migrations') };
  const { db, close } = await openDatabase({ ...place, url: databaseUrl, isDurable });
  try {
    await seedDatabase(db, { home, progress: say });
    const mailer = smtpUrl ? createSmtpMailer(smtpUrl, sender) : undefined;
    const { login, password } = await createAdministrator(db, { ...asked, mailer });
    say(`${login} is an administrator and signs in at /staff/login.`);
    if (password) say(`Temporary password, good for 72 hours and never shown again: ${password}`);
    else say('The temporary password is in a letter, and good for 72 hours.');
  } finally {
    await close();
  }
}

await main().catch((error: Error) => {
  // What the operator can mend is said in one sentence; only a fault of ours shows its stack.
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
