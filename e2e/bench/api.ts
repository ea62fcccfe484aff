import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { spawnBackend, type BackendProcess } from '../backend/testing/spawnBackend';
import { createTable, measureFilters } from './api/measureFilters';
import type { FilterCase } from './api/FilterCase';
import { filterCases } from './api/filterCases';
import { measureAudience } from './api/measureAudience';
import { measureBulk } from './api/measureBulk';
import { measureLoginByCode, measureLoginByPassword } from './api/measureLogin';
import { measureLogFile } from './api/measureLogFile';
import { measureRegister } from './api/measureRegister';
import { measureResults } from './api/measureResults';
import { measureImport, measureTranslations } from './api/measureTranslations';
import { measureWork } from './api/measureWork';
import { openBench, type Bench, slowestPlan } from './api/openBench';
import { somebody } from './api/personCases';
import type { Took } from './api/timed';
import type { Quantiles } from './quantiles';

const rounds = Number(process.env.ROUNDS ?? 60);
const width = Number(process.env.WIDTH ?? cpus().length);
/**
 * `ONLY=log,tickets` measures the calls whose path has one of these words, and leaves the file;
 * `registers` is what is done with a large one.
 */
const only = process.env.ONLY?.split(',');
/** A second. Comparing a password takes a processor 30 ms, on purpose: two of them admit sixty. */
const rates = { code: 200, password: 20 };
const target = { filter: 50, unchanged: 20, login: 150, decision: 2 };

const inSeconds = (took: number) => `${(took / 1_000).toFixed(1)} s`;

const withWork = ({ took, work }: Took) => `${inSeconds(took)} (${inSeconds(work)} of work)`;

const inWords = ({ p50, p95, p99 }: Quantiles) =>
  `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
const loginInWords = (login: Awaited<ReturnType<typeof measureLoginByPassword>>) =>
  `p50 ${login.p50}, p97.5 ${login.p97}, p99 ${login.p99} ms, ${login.perSecond.toFixed(0)} of ${login.rate} a second, ${login.refused} refused`;

async function registerLines(backend: BackendProcess, bench: Bench) {
  const register = await measureRegister(backend, bench, await bench.tokenOf('payments'));
  const bank = await measureResults(backend, bench);
  return [
    `A register of ${register.candidates} candidates made in ${withWork(register.made)}, looked at before in ${withWork(register.seen)}`,
    `${register.decided} of them excluded by a filter in ${withWork(register.out)}, included again in ${withWork(register.back)} (target ${target.decision} s)`,
    `A register of ${bank.people} people formed in ${withWork(bank.formed)}, approved in ${withWork(bank.approved)}, sent in ${withWork(bank.sent)}`,
    `A file of the bank with ${bank.rows} rows read and tried in ${withWork(bank.tried)}, ${bank.wrong} of them refused by row, the others recorded in ${withWork(bank.recorded)}: each person once, the sums equal to the kopeck`,
  ];
}

async function measureOthers(backend: BackendProcess, bench: Bench) {
  const { origin } = backend;
  const texts = await measureTranslations(origin, bench.languageId, 20);
  const token = await bench.tokenOf('admin');
  const imported = await measureImport(origin, { token, languageId: bench.languageId });
  const file = await measureLogFile(origin, token);
  const registers = await registerLines(backend, bench);
  const audience = await measureAudience(origin, token);
  const bulk = await measureBulk(backend, bench, { token, userId: await bench.userIdOf('admin') });
  const byCode = await measureLoginByCode(origin, bench.services, rates.code);
  const byPassword = await measureLoginByPassword(origin, rates.password);
  return [
    `Translations, ${texts.rows} rows in full: ${inWords(texts.full)}`,
    `Translations, 304 by ETag: ${inWords(texts.unchanged)} (target ${target.unchanged})`,
    `${imported.rows} texts imported in ${inSeconds(imported.took)}, changed back in ${inSeconds(imported.backIn)}`,
    `The log as a file of ${file.lines} lines (${(file.bytes / 1e6).toFixed(0)} MB): ${inSeconds(file.first)} until it begins, ${inSeconds(file.took)} in all`,
    ...registers,
    `An audience of ${audience.recipients} counted, with whom each channel reaches, in ${inSeconds(audience.took)}`,
    ...bulk.map(
      ({ what, count, took, work }) =>
        `${count} ${what} one after another: ${inSeconds(took)}, ${work.toFixed(0)} ms of work each`,
    ),
    `Sign-in by code: ${loginInWords(byCode)} (target p99 ${target.login} at 200/s)`,
    `Sign-in by password: ${loginInWords(byPassword)}`,
  ];
}

/** Those of registers can be asked for by themselves. */
async function othersAsked(backend: BackendProcess, bench: Bench) {
  if (!only) return measureOthers(backend, bench);
  return only.includes('registers') ? registerLines(backend, bench) : [];
}

const isWanted = ({ call: { path: address } }: FilterCase) =>
  !only || only.some((word) => address.includes(word));

async function main(url: string) {
  const [load = 0] = loadavg();
  const backend = await spawnBackend({ DATABASE_URL: url });
  const bench = await openBench(url);
  const who = {
    admin: await bench.tokenOf('admin'),
    operator: await bench.tokenOf('edu'),
    payments: await bench.tokenOf('payments'),
    student: await bench.tokenOfHuman(somebody),
    statusId: bench.statusId,
  };
  const cases = filterCases(who).filter(isWanted);
  const measured = await measureFilters(backend.origin, cases, { rounds, width });
  const work = await measureWork(backend, cases, bench.pool);
  const others = await othersAsked(backend, bench);
  const [slowest] = measured.toSorted((a, b) => b.p95 - a.p95);
  const plan = slowest && (await slowestPlan(bench, slowest.filter));
  await backend.end('SIGTERM');
  await bench.pool.end();
  const late = measured.filter(({ p95 }) => p95 > target.filter).length;
  const lines = [
    `${cases.length} filters, ${rounds} rounds, ${width} at a time, ${cpus().length} processors with a load of ${load.toFixed(1)} before; ${late} exceed the target of ${target.filter} ms. The last column is what a processor works for one answer, in the backend and the database together: that does not grow with the load.`,
    '',
    ...createTable(measured, work),
    '',
    ...others.map((line) => `- ${line}`),
    '',
    slowest ? `The slowest: ${slowest.filter.call.path}, ${slowest.filter.what}.` : '',
    '',
    ...['```', plan?.query ?? '', '', plan?.plan ?? '', '```'],
  ];
  if (!only) writeFileSync(path.join(import.meta.dirname, 'api.md'), `${lines.join('\n')}\n`);
  console.log(lines.join('\n'));
}

const { DATABASE_URL } = process.env;
if (DATABASE_URL) await main(DATABASE_URL);
else {
  console.error(
    'The bench needs the scale set: DATABASE_URL=postgres://… (see npm run seed:scale).',
  );
  process.exitCode = 1;
}
