import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkout, own } from './checkout';
import type { Fault, Proof } from './Fault';
import { buildProduct, isUnit, runTest, type FailedTest } from './runTests';

export interface Tried {
  fault: string;
  /** Which test of `npm test` fails. */
  found?: FailedTest;
  /** Where none does: which of those that only `test:all` runs. */
  foundByAll?: FailedTest;
  seconds: number;
}

const kept = () => own('.cache/clean');

/** What is built, and what the builds remember of it. */
const built = () => [
  '.cache/builds',
  ...readdirSync(checkout)
    .filter((name) => existsSync(own(name, 'dist')))
    .map((name) => path.join(name, 'dist')),
];

/** Builds the product without a fault, to which each fault goes back. */
export async function buildClean() {
  if (!(await buildProduct())) throw new Error('The product does not build without a fault.');
  rmSync(kept(), { recursive: true, force: true });
  for (const name of built()) cpSync(own(name), path.join(kept(), name), { recursive: true });
}

function goBack() {
  for (const name of built()) {
    rmSync(own(name), { recursive: true });
    cpSync(path.join(kept(), name), own(name), { recursive: true });
  }
}

async function firstOf(tests: readonly Proof[], isAll: boolean): Promise<FailedTest | undefined> {
  for (const proof of tests) {
    const found = await runTest(proof, isAll);
    if (found) return found;
  }
  return undefined;
}

async function find(tests: readonly Proof[]): Promise<Pick<Tried, 'found' | 'foundByAll'>> {
  const ofBrowser = tests.filter((proof) => !isUnit(proof));
  const unit = await firstOf(tests.filter(isUnit), false);
  if (unit) return { found: unit };
  if (ofBrowser.length === 0) return {};
  if (!(await buildProduct())) return { found: { file: 'shell/dev/build.ts', title: 'the build' } };
  const found = await firstOf(ofBrowser, false);
  if (found) return { found };
  const foundByAll = await firstOf(ofBrowser, true);
  return foundByAll ? { foundByAll } : {};
}

/** Puts one fault into the copy, runs the tests that are to find it, and takes it back. */
export async function tryFault({ fault, file, stands, instead, tests }: Fault): Promise<Tried> {
  const started = performance.now();
  const text = readFileSync(own(file), 'utf8');
  writeFileSync(
    own(file),
    text.replace(stands, () => instead),
  );
  try {
    const result = await find(tests);
    return { fault, ...result, seconds: (performance.now() - started) / 1000 };
  } finally {
    writeFileSync(own(file), text);
    if (!tests.every(isUnit)) goBack();
  }
}
