import { stages, type Stage } from './stages';
import type { Counts } from './Counts';

interface Result extends Counts {
  title: string;
  seconds: number;
}

async function run({ title, work }: Stage): Promise<Result> {
  console.log(`\n── ${title} ──`);
  const start = performance.now();
  const counts = await work().catch((error: Error): Counts => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return { title, seconds: (performance.now() - start) / 1000, ...counts };
}

const results: Result[] = [];
for (const stage of stages) results.push(await run(stage));

const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
const failed = sum('failed');

console.log('\n── Summary ──');
for (const result of results) {
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  const counted = `${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped`;
  console.log(
    `${result.title.padEnd(24)} ${verdict.padEnd(7)} ${counted}, ${result.seconds.toFixed(0)} s`,
  );
}
console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
