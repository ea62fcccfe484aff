import { readFileSync } from 'node:fs';
import pg from 'pg';
import { openBench } from './api/openBench';
import { filterCases } from './api/filterCases';
import { requestOf } from './api/requestOf';
const url = process.env.DATABASE_URL!;
const only = process.argv[2];
const b = await openBench(url);
const [admin, operator] = [await b.tokenOf('admin'), await b.tokenOf('edu')];
const cases = filterCases({ admin, operator, statusId: b.statusId });
const c = new pg.Client({
  connectionString: url,
  options: '-c jit=off -c work_mem=16MB -c max_parallel_workers_per_gather=0 ' + (process.env.PGX ?? ''),
});
await c.connect();
const pid = (await c.query('select pg_backend_pid() as p')).rows[0].p;
const cpu = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
const out: [number, string][] = [];
for (const one of cases) {
  const name = `${one.call.path.replace('/api/', '')} | ${one.what}`;
  if (only && !name.includes(only)) continue;
  b.statements.length = 0;
  const { body, ...request } = requestOf(one);
  const r = await b.app.inject({ method: 'POST', ...request, payload: body });
  if (r.statusCode !== 200) {
    console.log(name, r.statusCode, r.body.slice(0, 300));
    continue;
  }
  const selects = b.statements.filter(({ query }) => query.startsWith('select')).slice();
  const parts: number[] = [];
  for (const { query, params } of selects) {
    await c.query(query, params as never[]);
    const begin = cpu();
    await c.query(query, params as never[]);
    await c.query(query, params as never[]);
    parts.push((cpu() - begin) / 2);
    if (only) {
      const { rows } = await c.query(`explain (analyze, buffers) ${query}`, params as never[]);
      const text = rows.map((x: any) => x['QUERY PLAN']).join('\n');
      if (parts.at(-1)! > 5)
        console.log(query.slice(0, 400), '...', query.slice(-900), '\n', params, '\n', text, '\n');
    }
  }
  const sum = parts.reduce((a, x) => a + x, 0);
  out.push([
    sum,
    `${sum.toFixed(1).padStart(8)} ms cpu  total=${JSON.parse(r.body).total} ${name}  [${parts.map((x) => x.toFixed(1)).join(', ')}]`,
  ]);
}
out.sort((a, b) => b[0] - a[0]).forEach(([, t]) => console.log(t));
await c.end();
await b.pool.end();
process.exit();
