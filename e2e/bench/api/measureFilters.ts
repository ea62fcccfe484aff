import { createRandom } from '../../backend/platform/seed/createRandom';
import { type FilterCase, requestOf } from './FilterCase';
import { inParallel } from './inParallel';
import { quantilesOf, type Quantiles } from '../quantiles';

export interface Measured extends Quantiles {
  filter: FilterCase;
  total: number;
}

/** A list that comes whole says by its length how much there is; one record is one. */
const totalOf = (body: { total?: number } | unknown[]) =>
  Array.isArray(body) ? body.length : (body.total ?? 1);

async function ask(origin: string, filter: FilterCase) {
  const { url, ...request } = requestOf(filter);
  const begin = performance.now();
  const answer = await fetch(origin + url, request);
  const body = (await answer.json()) as { total?: number } | unknown[];
  const took = performance.now() - begin;
  if (!answer.ok)
    throw new Error(`${url} (${filter.what}) answered ${answer.status}: ${JSON.stringify(body)}`);
  return { took, total: totalOf(body) };
}

function shuffled<T>(all: T[], seed: number) {
  const random = createRandom(seed);
  return all
    .map((one) => ({ one, at: random.below(1e9) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** All cases in every round, each round in another order, so that drift of the machine meets all. */
export async function measureFilters(
  origin: string,
  cases: FilterCase[],
  { rounds, width }: { rounds: number; width: number },
): Promise<Measured[]> {
  const results = new Map(cases.map((one) => [one, { times: [] as number[], total: 0 }]));
  // The first round warms connections, caches and compiled code, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    await inParallel(shuffled(cases, round), width, async (one) => {
      const { took, total } = await ask(origin, one);
      const result = results.get(one);
      if (!result) return;
      result.total = total;
      if (round > 0) result.times.push(took);
    });
  }
  return [...results].map(([filter, { times, total }]) => ({
    filter,
    total,
    ...quantilesOf(times),
  }));
}

const cellsOf = ({ filter: { call, what }, total, p50, p95, p99 }: Measured, work: number) => [
  call.path.replace('/api/', ''),
  what,
  total.toLocaleString('en'),
  ...[p50, p95, p99, work].map((value) => value.toFixed(0)),
];

/** The slowest first. */
export const createTable = (rows: Measured[], work: ReadonlyMap<FilterCase, number>) => [
  'call | body | total | p50 ms | p95 ms | p99 ms | work ms',
  '--- | --- | --: | --: | --: | --: | --:',
  ...rows
    .toSorted((a, b) => b.p95 - a.p95)
    .map((row) => cellsOf(row, work.get(row.filter) ?? 0).join(' | ')),
];
