import { dataFolder } from '@campus/shared/build/dataFolder';
import { freePort } from './freePort';
import type { Supervise } from './supervise';

/** The console is for the person who started it: requests are logged where they are asked for. */
export const logLevel = () => process.env.LOG_LEVEL ?? 'warn';

interface Options {
  /** Where the product is seen: letters lead there. */
  url: string;
  mayStartAgain?: () => Promise<boolean>;
}

/** Starts the embedded backend, unless API_ORIGIN names another one. */
export async function startBackend(keep: Supervise, { url, mayStartAgain }: Options) {
  const elsewhere = process.env.API_ORIGIN;
  if (elsewhere) return { origin: elsewhere, ready: Promise.resolve(undefined) };
  const port = String(await freePort());
  const env = {
    LOG_LEVEL: logLevel(),
    DATA_DIR: dataFolder,
    API_PORT: port,
    PUBLIC_ORIGIN: url,
  };
  const part = keep({ file: 'e2e/backend/main.ts', env, mayStartAgain });
  return { origin: `http://127.0.0.1:${port}`, ready: part.ready, part };
}
