import type { FilterCase } from './FilterCase';
import type { Bench, Statement } from './openBench';
import { requestOf } from './requestOf';

async function explain({ pool }: Bench, { query, params }: Statement) {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers) ${query}`,
    params,
  );
  const plan = rows.map((row) => row['QUERY PLAN']);
  const took = Number(/Execution Time: ([\d.]+)/.exec(plan.join('\n'))?.[1] ?? 0);
  return { query, plan: plan.join('\n'), took };
}

/** What the database does for a case: the plan of the statement that takes longest. */
export async function slowestPlan(bench: Bench, filter: FilterCase) {
  bench.statements.length = 0;
  const { body, ...request } = requestOf(filter);
  await bench.app.inject({ ...request, ...(body && { payload: body }) });
  const selects = bench.statements.filter(({ query }) => query.startsWith('select'));
  const explained = [];
  for (const statement of [...selects]) explained.push(await explain(bench, statement));
  return explained.toSorted((a, b) => b.took - a.took)[0];
}
