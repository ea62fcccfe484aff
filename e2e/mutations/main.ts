import { root } from '@campus/shared/build/root';
import { Stryker } from '@stryker-mutator/core';
import { statSync } from 'node:fs';
import path from 'node:path';
import { rowOf } from './rowOf';

const [place, ...given] = process.argv.slice(2);
if (!place) throw new Error('Name a folder or a file, and tests where they lie elsewhere.');

const isFolder = (name: string) => statSync(path.join(root, name)).isDirectory();
const beside = isFolder(place) ? place : place.replace(/\.tsx?$/, '.test.ts');
const tests = given.length > 0 ? given : [beside];

const started = performance.now();
const tried = await new Stryker({
  mutate: isFolder(place)
    ? [`${place}/**/*.ts?(x)`, '!**/*.{test,fixture}.ts?(x)', '!**/testing/**']
    : [place],
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    configFile: 'e2e/mutations/jest.config.mjs',
    config: {
      roots: tests.map((name) => `<rootDir>/${isFolder(name) ? name : path.dirname(name)}`),
      testMatch: tests.map(
        (name) => `<rootDir>/${isFolder(name) ? `${name}/**/*.test.ts?(x)` : name}`,
      ),
    },
    // Not all tests of the product that a fault reaches: those that are there to find it.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  // A busy machine finds no fault: only what does not end is over time.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
  buildCommand: ['node e2e/mutations/watchNodeTests.mjs', ...tests].join(' '),
  disableTypeChecks: false,
  ignorePatterns: ['.cache', 'dist', 'var', 'coverage', 'test-results', '.mf', '.git'],
  tempDirName: '.cache/mutations',
  incremental: false,
  concurrency: Number(process.env.CONCURRENCY ?? '1'),
  reporters: ['clear-text'],
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
  allowConsoleColors: false,
}).runMutationTest();
console.log(rowOf(place, tried, (performance.now() - started) / 1000));
