import { spawn, type ChildProcess } from 'node:child_process';

type Message = { type: 'progress'; text: string } | { type: 'ready'; port: number };

export interface BackendProcess {
  /** http://127.0.0.1:… */
  origin: string;
  pid: number;
  /** What it told while it started. */
  notices: string[];
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', resolve));

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, ['shell/dev/run.mjs', 'e2e/backend/main.ts'], {
    env: { PATH: process.env.PATH, API_PORT: '0', SEED: 'none', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  return { child, exit: exitOf(child), errors: () => errors };
}

/** Starts the real backend in a process of its own and waits until it listens. */
export async function spawnBackend(env: Record<string, string>): Promise<BackendProcess> {
  const { child, exit, errors } = launch(env);
  const notices: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.type === 'ready') resolve(message.port);
      else notices.push(message.text);
    });
    void exit.then((code) => reject(new Error(`The backend ended with ${code}: ${errors()}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    // It listens, so it has one.
    pid: child.pid ?? 0,
    notices,
    end(signal) {
      child.kill(signal);
      return exit;
    },
  };
}

/** Runs the real backend where it cannot start: its exit code and what it says. */
export async function spawnRefusedBackend(env: Record<string, string>) {
  const { exit, errors } = launch(env);
  return { code: await exit, errors: errors() };
}
