import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { requestOf, type FilterCase } from './FilterCase';
import { median } from '../quantiles';

const tries = 7;

/** Milliseconds for which the threads of a process have run; none where the system does not tell. */
function ranFor(pid: number) {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
  } catch {
    return 0;
  }
}

/** The processes of a PostgreSQL server on this machine that serve this database. */
async function serversOf(pool: Pool) {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.map(({ pid }) => pid).filter((pid) => ranFor(pid) > 0);
}

/** What tells for how many milliseconds the backend and its database have worked so far. */
export async function meterOf({ pid }: { pid: number }, pool: Pool) {
  const pids = [pid, ...(await serversOf(pool))];
  return () => pids.reduce((sum, each) => sum + ranFor(each), 0);
}

/**
 * Milliseconds of a processor that each case takes in the backend and in its database together, the
 * median of a few tries one after another: what does not grow with what else the machine does.
 */
export async function measureWork(
  backend: { origin: string; pid: number },
  cases: readonly FilterCase[],
  pool: Pool,
) {
  const work = new Map<FilterCase, number>();
  for (const one of cases) {
    const { url, ...request } = requestOf(one);
    const ran = await meterOf(backend, pool);
    const took: number[] = [];
    for (let count = 0; count < tries; count += 1) {
      const before = ran();
      await (await fetch(backend.origin + url, request)).arrayBuffer();
      took.push(ran() - before);
    }
    work.set(one, median(took));
  }
  return work;
}
