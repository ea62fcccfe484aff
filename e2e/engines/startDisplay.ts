import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees, where there is none: WebKit draws on nothing else. */
export async function startDisplay() {
  const given = process.env.DISPLAY;
  if (given) return { name: given, stop: () => undefined };
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${String(number).trim()}`, stop: () => void server.kill() };
}
