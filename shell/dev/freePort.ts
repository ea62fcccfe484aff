import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems lend to outgoing connections (from 32768 on): one of these may be taken
 * between the look at it and the start of the server that it is for.
 */
const lowest = 20_000;
const highest = 32_000;

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/**
 * A port that nobody listens on: the wanted one, or any.
 * @throws when the wanted one is taken.
 */
export async function freePort(wanted = 0): Promise<number> {
  const port = wanted || randomInt(lowest, highest);
  if (await listens(port)) return port;
  if (!wanted) return freePort();
  throw new Error(`Port ${wanted} is taken: stop what uses it, or set PORT to another one.`);
}
