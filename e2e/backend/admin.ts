import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { join } from 'node:path';
import { openDatabase } from './platform/database/openDatabase';
import { createSmtpMailer } from './platform/mail/createSmtpMailer';
import { readConfig } from './platform/readConfig';
import { seedDatabase } from './seed/seedDatabase';
import { StartError } from './platform/StartError';
import { createKeys } from './domains/auth/createKeys';
import { openCipher } from './domains/auth/openCipher';
import { createAdministrator } from './domains/staff/createAdministrator';

const home = import.meta.dirname;
const say = (text: string) => void process.stdout.write(`${text}\n`);

function readArguments([command, address, ...options]: string[]) {
  const isAnother = options[0] === '--another';
  // npm takes what stands before `--` for its own, silently.
  if (!isAnother && process.env.npm_config_another)
    throw new StartError(
      'npm has kept --another for itself: npm run admin -- create <email> --another',
    );
  if (command === 'create' && address && options.length === Number(isAnother))
    return { address, isAnother };
  throw new StartError('Usage: npm run admin -- create <email> [--another]');
}

/** Lets in whoever has this address as an administrator: the first one cannot be let in by another. */
async function main() {
  const asked = readArguments(process.argv.slice(2));
  const config = readConfig(process.env, home);
  const { dataFolder, databaseUrl, isDurable, smtpUrl, authSecret: auth, publicOrigin } = config;
  const sender = { from: config.mailFrom, origin: publicOrigin };
  keepPrivate(dataFolder);
  const place = { folder: join(dataFolder, 'db'), migrationsFolder: join(home, 'migrations') };
  const { db, close } = await openDatabase({ ...place, url: databaseUrl, isDurable });
  try {
    await seedDatabase(db, { home, progress: say });
    const mailer = smtpUrl ? createSmtpMailer(smtpUrl, sender) : undefined;
    const keys = await createKeys(db, await openCipher(db, config), { auth });
    const { login, link } = await createAdministrator(db, { ...asked, keys, mailer });
    say(
      `${login} is an administrator, who chooses a password by a link that works once in 72 hours.`,
    );
    say(link ? `Never shown again: ${publicOrigin}${link}` : 'The link is in a letter.');
  } finally {
    await close();
  }
}

await main().catch((error: Error) => {
  // What the operator can mend is said in one sentence; only a fault of ours shows its stack.
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
