import { freePort } from '../../../shell/dev/freePort';
import { startPostgres } from '../../run/startPostgres';
import type { Side } from './createDoor';
import { superviseProcess } from './superviseProcess';

interface Options {
  dataDir: string;
  nsiSecret: string;
  /** Two backends on a PostgreSQL server of this run; one on the embedded database when left out. */
  hasPostgres: boolean;
  /** Minutes by which the clock of the last backend is wrong. */
  clock: number;
}

/** Two gateways, each with its backend, or with the one that there can be. */
export async function startSoakSides({ dataDir, nsiSecret, hasPostgres, clock }: Options) {
  const postgres = hasPostgres ? await startPostgres() : undefined;
  if (hasPostgres && !postgres) throw new Error('PostgreSQL is not installed here.');
  const env = {
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error', NSI_WEBHOOK_SECRET: nsiSecret },
    ...(postgres && { DATABASE_URL: postgres.url }),
  };

  async function startBackend(number: number, isLast: boolean) {
    const port = await freePort();
    return superviseProcess({
      name: `backend ${number}`,
      file: 'e2e/backend/main.ts',
      port,
      env: { ...env, API_PORT: String(port) },
      clock: isLast ? clock : 0,
    });
  }
  async function startGateway(number: number, apiOrigin: string) {
    const port = await freePort();
    return superviseProcess({
      name: `gateway ${number}`,
      file: 'shell/server/main.ts',
      port,
      env: { ...env, PORT: String(port), API_ORIGIN: apiOrigin, TRUSTED_PROXIES: 'loopback' },
    });
  }

  // One after another: the first fills the database.
  const first = await startBackend(1, !postgres);
  const second = postgres ? await startBackend(2, true) : first;
  const sides: Side[] = [
    { backend: first, gateway: await startGateway(1, first.origin) },
    { backend: second, gateway: await startGateway(2, second.origin) },
  ];
  const processes = [...new Set(sides.flatMap(({ gateway, backend }) => [gateway, backend]))];

  return {
    sides,
    processes,
    async stop() {
      for (const { gateway } of sides) await gateway.stop();
      await first.stop();
      if (second !== first) await second.stop();
      await postgres?.stop();
    },
  };
}
