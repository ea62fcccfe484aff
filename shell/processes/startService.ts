import { readStopDelay } from '@campus/shared/build/readSettings';
import { root } from '@campus/shared/build/root';
import { spawn } from 'node:child_process';

/** What a process of the product tells when it listens; the backend adds its demo accounts. */
export interface ReadyMessage {
  type: 'ready';
  port: number;
  accounts?: { login: string; role: string }[];
  password?: string;
  /** The folder that mail goes to. */
  outbox?: string;
}

export interface Service {
  /** Undefined when it ended before it listened: it has said why itself. */
  ready: Promise<ReadyMessage | undefined>;
  exited: Promise<void>;
  /** Asks it to finish; kills it when it has not in five seconds (and `STOP_DELAY`). */
  stop: () => Promise<void>;
  /** Ends it at once, as a crash would. */
  kill: () => Promise<void>;
}

interface Options {
  /** TypeScript, from the root of the repository. */
  file: string;
  env: NodeJS.ProcessEnv;
  onProgress?: (text: string) => void;
  /** What it says of its work is nobody's here; what goes wrong is still said. */
  isQuiet?: boolean;
}

type Message = ReadyMessage | { type: 'progress'; text: string };

/**
 * Starts one process of the product. It ends when this one does, however this one dies: the channel
 * between them closes. @throws for a `STOP_DELAY` that is no number.
 */
export function startService({ file, env, onProgress, isQuiet }: Options): Service {
  const delay = readStopDelay({ ...process.env, ...env });
  const child = spawn(process.execPath, ['shell/dev/run.mjs', file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    // Ctrl-C goes to a whole process group; these are stopped in order, by us.
    detached: true,
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const listening = new Promise<ReadyMessage>((resolve) => {
    child.on('message', (message: Message) => {
      if (message.type === 'progress') onProgress?.(message.text);
      if (message.type === 'ready') resolve(message);
    });
  });
  async function end(signal: NodeJS.Signals) {
    const patience = setTimeout(() => child.kill('SIGKILL'), delay + 5_000);
    child.kill(signal);
    await exited;
    clearTimeout(patience);
  }
  return {
    ready: Promise.race([listening, exited.then(() => undefined)]),
    exited,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
