import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../readConfig';
import { listenFailure } from './listenFailure';

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
