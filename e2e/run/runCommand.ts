import { root } from '@campus/shared/build/root';
import { spawn } from 'node:child_process';

interface Options {
  env?: NodeJS.ProcessEnv;
  /** The program that runs it; this Node when left out. */
  node?: string;
}

/** Runs a tool of this repository with its output shown; resolves with whether it succeeded. */
export function runCommand(command: readonly string[], { env, node }: Options = {}) {
  const child = spawn(node ?? process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
