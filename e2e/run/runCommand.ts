import { root } from '@campus/shared/build/root';
import { spawn } from 'node:child_process';

/** Runs a tool of this repository with its output shown; resolves with whether it succeeded. */
export function runCommand(command: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
