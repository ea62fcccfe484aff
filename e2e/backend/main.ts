import { readConfig } from './readConfig';
import { startBackend } from './startBackend';
import { StartError } from './StartError';
import { stopOnSignals } from './stopOnSignals';

type Report = { type: 'progress'; text: string } | { type: 'ready'; port: number };

/** Tells the parent process, if there is one that listens. */
const report = (message: Report) => process.send?.(message);

const home = import.meta.dirname;

try {
  const config = readConfig(process.env, home);
  const progress = (text: string) => {
    report({ type: 'progress', text });
    if (!process.send) process.stdout.write(`${text}\n`);
  };
  const backend = await startBackend(config, home, progress);
  stopOnSignals(backend.stop);
  report({ type: 'ready', port: backend.port });
} catch (error) {
  // What the operator can mend is said in one sentence; only a fault of ours shows its stack.
  process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
