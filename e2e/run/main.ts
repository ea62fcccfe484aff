import { root } from '@campus/shared/build/root';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Flaky, Outcome, RunStage } from './Outcome';
import { report, type Result } from './report';
import { suites } from './suites';

async function run({ title, work }: RunStage): Promise<Result> {
  console.log(`\n── ${title} ──`);
  const start = performance.now();
  const outcome = await work().catch((error: Error): Outcome => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return { title, seconds: (performance.now() - start) / 1000, ...outcome };
}

/** Adds to those of earlier runs in `.cache/flaky.json`. */
function keepFlaky(flaky: readonly Flaky[]) {
  const file = path.join(root, '.cache/flaky.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object[]) : [];
  const at = new Date().toISOString();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...known, ...flaky.map((one) => ({ at, ...one }))], null, 2));
}

const [name = 'test', ...options] = process.argv.slice(2);
const suite = suites[name];
if (!suite) throw new Error(`There is no ${name}: ${Object.keys(suites).join(', ')}`);

const results: Result[] = [];
for (const together of suite(options)) results.push(...(await Promise.all(together.map(run))));

const { lines, flaky, failed } = report(results);
if (flaky.length > 0) keepFlaky(flaky);
console.log(lines.join('\n'));
process.exitCode = failed > 0 ? 1 : 0;
