import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../readConfig';
import { StartError } from '../StartError';

/** Why the port cannot be listened on, in a sentence for the operator. */
export function listenFailure({ port, host }: Config, error: NodeJS.ErrnoException) {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is taken: stop what uses it, or give another API_PORT.`,
    );
  }
  return new StartError(`The backend cannot listen on ${host}:${port}: ${error.message}.`);
}

/** @throws StartError when the port cannot be had. */
export async function ensurePortIsFree(config: Config) {
  const probe = createServer();
  try {
    probe.listen(config.port, config.host);
    await once(probe, 'listening');
  } catch (error) {
    throw listenFailure(config, error as NodeJS.ErrnoException);
  }
  probe.close();
  await once(probe, 'close');
}
