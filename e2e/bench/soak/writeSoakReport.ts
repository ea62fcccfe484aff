import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { root } from '@campus/shared/build/root';
import { quantilesOf } from '../quantiles';
import type { Door, Failure } from './createDoor';
import type { Growth } from './growthOf';

interface Outcome {
  options: { minutes: number; people: number; guests: number; clock: number; hasPostgres: boolean };
  load: number;
  released: number;
  killed: { name: string; took: number }[];
  counts: Record<string, number>;
  lost: string[];
  growths: Growth[];
  surprises: string[];
  took: Door['took'];
  failures: Failure[];
}

const file = path.join(root, 'e2e/docs/soak.md');
/** Of what is alive. */
const mostGrowth = 0.05;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const atMost = (count: number) => (list: string[]) =>
  list.length > count ? [...list.slice(0, count), `… and ${list.length - count} more`] : list;

const titleOf = ({ hasPostgres, clock }: Outcome['options']) =>
  [
    hasPostgres ? 'PostgreSQL, two backends' : 'PGlite, one backend',
    ...(clock ? [`the clock of one ${clock} minutes wrong`] : []),
  ].join(', ');

function commandOf({ minutes, people, guests, clock, hasPostgres }: Outcome['options']) {
  const settings = [
    ...(hasPostgres ? ['DATABASE=postgresql'] : []),
    ...(clock ? [`CLOCK=${clock}`] : []),
    ...[`MINUTES=${minutes}`, `PEOPLE=${people}`, `GUESTS=${guests}`],
  ];
  return `${settings.join(' ')} npm run soak`;
}

const latencies = (took: Door['took']) => [
  '| Requests | Count | p50 | p95 | p99 |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...Object.entries(took).map(([kind, values]) => {
    const { p50, p95, p99 } = quantilesOf(values);
    return `| ${kind} | ${values.length} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${p99.toFixed(0)} ms |`;
  }),
];

const heaps = (growths: Growth[]) => [
  '| Process | Alive after the first half | At the end | Growth | Memory of the process |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...growths.map(({ name, first, last, share, rss, isJudged }) =>
    [
      `| ${name}${isJudged ? '' : ' (killed meanwhile)'}`,
      `${first.toFixed(1)} MB | ${last.toFixed(1)} MB | ${(share * 100).toFixed(1)} % | ${rss.toFixed(0)} MB |`,
    ].join(' | '),
  ),
];

function linesOf(outcome: Outcome) {
  const { options, counts, lost, killed, failures, surprises } = outcome;
  const others = failures.filter(({ isOfKilled }) => !isOfKilled).map(({ what }) => what);
  const slowest = Math.max(0, ...killed.map(({ took }) => took)) / 1_000;
  const few = atMost(10);
  return [
    `\`${commandOf(options)}\`, ${cpus().length} processors with a load of ${outcome.load.toFixed(1)} before.`,
    '',
    `- ${outcome.released} releases, canaries and rollbacks; ${killed.length} kills, each process there again within ${slowest.toFixed(1)} s`,
    `- Acknowledged writes read back: ${sum(Object.values(counts))} (${Object.entries(counts)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')}); lost: ${lost.length}`,
    ...few(lost).map((what) => `  - ${what}`),
    `- Failed requests: ${failures.length - others.length} on a process that was killed, ${others.length} others`,
    ...few(others).map((what) => `  - ${what}`),
    `- Answers that nobody should have had: ${surprises.length}`,
    ...few(surprises).map((what) => `  - ${what.split('\n').slice(0, 2).join(' ').trim()}`),
    '',
    ...latencies(outcome.took),
    '',
    ...heaps(outcome.growths),
  ];
}

const head = `# A day in an hour

\`npm run soak\`: people who sign up, are found in the register of students, get a card, ask, wish for a grant and sign out, guests who read and write, and staff who answer, decide, publish and pay, by HTTP against two gateways. Meanwhile the media remote is released and taken back, and one process after another is killed with \`kill -9\`. At the end each acknowledged write is read back. What is alive is measured after a full collection: the pauses of that are in the latencies. \`DATABASE=postgresql\` takes two backends, \`CLOCK=10\` sets the clock of one backend wrong; \`MINUTES\`, \`PEOPLE\` and \`GUESTS\` make it shorter.`;

/** Replaces what an earlier run of the same kind has said; whether all is as it should be. */
export function writeSoakReport(outcome: Outcome) {
  const { lost, failures, growths, surprises, options } = outcome;
  const lines = linesOf(outcome);
  console.log([...lines, ...surprises].join('\n'));
  const before = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m).slice(1) : [];
  const title = titleOf(options);
  const others = before.filter((section) => !section.startsWith(`${title}\n`));
  const sections = [...others.map((section) => section.trim()), [title, '', ...lines].join('\n')];
  const text = [head, ...sections.sort().map((section) => `## ${section}`)].join('\n\n');
  writeFileSync(file, `${text}\n`);
  const grown = growths.filter(({ share, isJudged }) => isJudged && share >= mostGrowth);
  const isFailed = failures.some(({ isOfKilled }) => !isOfKilled);
  return lost.length === 0 && !isFailed && surprises.length === 0 && grown.length === 0;
}
