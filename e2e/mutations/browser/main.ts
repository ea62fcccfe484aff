import { root } from '@campus/shared/build/root';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncCheckout } from './checkout';
import type { Fault } from './Fault';
import { faults } from './faults';
import { isUnit } from './runTests';
import { summaryOf, tableOf } from './tableOf';
import { buildClean, tryFault, type Tried } from './tryFault';

const results = path.join(root, '.cache/browser-faults.json');
const tried = new Map<string, Tried>(
  existsSync(results)
    ? (JSON.parse(readFileSync(results, 'utf8')) as Tried[]).map((one) => [one.fault, one])
    : [],
);

const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--'));
/** Only what a unit finds, which needs no build. */
const isQuick = given.includes('--units');
/** Only those of which nothing is known. */
const isRest = given.includes('--left');

const isChosen = ({ file, fault }: Fault) =>
  (words.length === 0 || words.some((word) => `${file} ${fault}`.includes(word))) &&
  !(isRest && tried.has(fault));
const chosen = faults
  .filter(isChosen)
  .map((fault) => (isQuick ? { ...fault, tests: fault.tests.filter(isUnit) } : fault));

syncCheckout();
if (chosen.some(({ tests }) => !tests.every(isUnit))) await buildClean();

for (const fault of chosen) {
  console.log(`\n── ${fault.fault} ──`);
  const result = await tryFault(fault);
  const { file, title } = result.found ?? result.foundByAll ?? { file: 'nowhere', title: '' };
  console.log(`${result.found ? 'found' : 'not found by npm test'}: ${file} ${title}`);
  if (!isQuick || result.found) tried.set(fault.fault, result);
  const kept = faults.flatMap(({ fault: name }) => tried.get(name) ?? []);
  writeFileSync(results, JSON.stringify(kept, null, 2));
}

const known = faults.flatMap(({ fault }) => tried.get(fault) ?? []);
console.log(`\n${summaryOf(known)}\n\n${tableOf(faults, known)}`);
