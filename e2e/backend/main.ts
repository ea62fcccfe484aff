import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../fixtures/demoAccounts';
import { readConfig, type Config } from './platform/readConfig';
import { startBackend } from './startBackend';
import { StartError } from './platform/StartError';

const patience = 10_000;

/** Stops in order on SIGTERM, SIGINT or the death of the parent; exits 0, or 1 when it hangs. */
function stopOnSignals(stop: () => Promise<void>) {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // Without its parent nobody would ever stop this process and free the data folder.
  process.on('disconnect', onSignal);
}

interface Ready {
  type: 'ready';
  port: number;
  accounts?: { login: string; role: string }[];
  password?: string;
  /** The folder that mail goes to. */
  outbox?: string;
}
type Report = { type: 'progress'; text: string } | Ready;

/** Tells the parent process, if there is one that listens. */
const report = (message: Report) => process.send?.(message);

const home = import.meta.dirname;

const accounts = Object.entries(demoAccounts).map(([role, { email }]) => ({ login: email, role }));

/** What the person who started the product needs in order to sign in. */
const waysIn = ({ hasDemoData, smtpUrl, dataFolder }: Config) => ({
  ...(hasDemoData && { accounts, password: demoPassword }),
  ...(!smtpUrl && { outbox: join(dataFolder, 'outbox') }),
});

try {
  const config = readConfig(process.env, home);
  keepPrivate(config.dataFolder);
  const progress = (text: string) => {
    report({ type: 'progress', text });
    if (!process.send) process.stdout.write(`${text}\n`);
  };
  const backend = await startBackend(config, home, progress);
  stopOnSignals(backend.stop);
  report({ type: 'ready', port: backend.port, ...waysIn(config) });
} catch (error) {
  // What the operator can mend is said in one sentence; only a fault of ours shows its stack.
  process.stderr.write(
    `${error instanceof StartError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
