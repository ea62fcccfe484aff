import { root } from '@campus/shared/build/root';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { rarelyOptimised } from '../fixtures/rarelyOptimised';
import { changedFiles, foldersReached } from './changedFiles';
import { ensureBrowser } from './ensureBrowser';
import { installNode, startsOn } from './otherNode';
import type { Outcome, RunStage } from './Outcome';
import { readTestReport } from './report';
import { runCommand } from './runCommand';
import { isPostgresInstalled, startPostgres } from './startPostgres';

const right: Outcome = { passed: 1, failed: 0, skipped: 0 };
const wrong: Outcome = { passed: 0, failed: 1, skipped: 0 };
const nothing: Outcome = { passed: 0, failed: 0, skipped: 0 };

/** Commands one after another, each of which is right or wrong. */
async function check(...commands: string[][]): Promise<Outcome> {
  const outcome = { ...nothing };
  for (const command of commands) outcome[(await runCommand(command)) ? 'passed' : 'failed'] += 1;
  return outcome;
}

/** A report of an earlier run must not be counted when this one ends before it writes its own. */
function freshReport(name: string) {
  const file = path.join(root, '.cache', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

interface JestOptions {
  /** Names its report: several runs keep theirs beside each other. */
  name: string;
  options?: readonly string[];
  /** A server of PostgreSQL; the embedded database when left out. */
  database?: string;
  /** Another Node than the one that runs this. */
  node?: string;
  /** Each file of tests has an embedded database of its own, for seconds. */
  isBrief?: boolean;
  /** How many strange requests all calls together are sent, at least. */
  fuzzRequests?: string;
}

async function jest(given: JestOptions) {
  const { name, options = [], database = '', node, isBrief, fuzzRequests } = given;
  const report = freshReport(name);
  const flags = [
    ...rarelyOptimised(node ?? process.execPath, { isBrief }),
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    // Tests leave much behind that is young: fewer rounds of the collector.
    '--max-semi-space-size=64',
    // What a worker has compiled serves every file of tests.
    '--no-flush-bytecode',
  ];
  const command = ['node_modules/jest/bin/jest.js', ...options, '--json', `--outputFile=${report}`];
  const env = { TEST_DATABASE_URL: database, ...(fuzzRequests && { FUZZ_REQUESTS: fuzzRequests }) };
  return readTestReport(report, await runCommand([...flags, ...command], { env, node }));
}

/** Works with the server of TEST_DATABASE_URL, else with one of this run; with none where there is no PostgreSQL. */
async function withPostgres<T>(work: (url: string | undefined) => Promise<T>) {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? undefined : await startPostgres();
  try {
    return await work(given ?? own?.url);
  } finally {
    await own?.stop();
  }
}

const noPostgres = 'No PostgreSQL is installed here, and TEST_DATABASE_URL is not set';

/** A worker for each core: what keeps cores busy by itself only gets in the way of itself with more. */
const busy = '--maxWorkers=100%';

const api = ['e2e/backend', busy];

/** The API on PostgreSQL, whose copies of a database are made at once; else on the embedded one. */
const apiOnce = () =>
  withPostgres((database) => {
    if (!database) console.log(`${noPostgres}: the embedded database takes longer.`);
    return jest({ name: 'api', options: api, database, isBrief: !database });
  });

const fuzzRequests = '20000';

const apiOnPostgres = () =>
  withPostgres(async (database) => {
    if (database) return jest({ name: 'api-postgres', options: api, database, fuzzRequests });
    console.log(`${noPostgres}.`);
    return nothing;
  });

/** Playwright with these options; `npm test` tries a failed test once more, and names it. */
async function playwright(options: readonly string[], given: NodeJS.ProcessEnv = {}) {
  const report = freshReport('playwright');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...given };
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  return readTestReport(report, await runCommand([...command, ...options], { env }));
}

const bin = (file: string, ...options: string[]) => [`node_modules/${file}`, ...options];
const format = bin('oxfmt/bin/oxfmt', '--check', '.');
/** Which files and folders may import each other, and the figures of files. */
const structure = ['--import', 'tsx', 'e2e/run/structure/main.ts'];
/** The public surface of the kit, its report and its version. */
const kit = ['--import', 'tsx', 'shared/build/surface/main.ts', 'check'];
/** The rules, and the types that some of them need. */
const lint = bin('oxlint/bin/oxlint', '--type-aware', '--type-check');

/** What tests start as a process starts from its sources else, which takes five times as long. */
const bundles = ['--import', 'tsx', 'shell/dev/bundle.ts'];

/** Beside each other: each keeps one core busy. */
const checks: RunStage[] = [
  { title: 'Bundles of processes', work: () => check(bundles) },
  { title: 'Browser', work: async () => ((await ensureBrowser()) ? right : wrong) },
  { title: 'Lint, types', work: () => check(lint) },
  {
    title: 'Format, unused, structure, kit',
    work: () => check(format, bin('knip/bin/knip.js'), structure, kit),
  },
];

const without = (...folders: string[]) => [
  '--testPathIgnorePatterns',
  '/node_modules/',
  ...folders,
];

const units: RunStage = {
  title: 'Units',
  work: () => jest({ name: 'jest', options: without('/e2e/(faults|backend|engines)/') }),
};

/** Each stage in a group runs beside the others of the group; the groups one after another. */
type Suite = (options: readonly string[]) => RunStage[][];

const test: Suite = () => [
  checks,
  [units],
  [{ title: 'API', work: apiOnce }],
  [
    {
      title: 'Browser tests',
      work: () =>
        playwright(['e2e/tests', '--project=light', '--grep-invert=@all', '--retries=1'], {
          IN_BRIEF: '1',
        }),
    },
  ],
];

/** What a version of Node may do otherwise: streams, requests, files, processes, threads and ciphers. */
const onServers = [
  'shell/(server|releases|dev|newRemote|packages)/',
  'shared/(build|server|contract|api)/',
  'e2e/(run/|backend/(story|http)\\.)',
  'e2e/backend/(platform/(database|events|files|http|mail|push)|domains/(auth|files))/',
];

const on = (version: string): RunStage => ({
  title: `Units and start on Node ${version}`,
  async work() {
    const node = await installNode(version);
    // `npm start` has the embedded database.
    const outcome = await withPostgres((database) =>
      // The other version runs beside it.
      jest({
        name: `jest-node-${version}`,
        options: [...onServers, busy],
        node,
        database,
      }),
    );
    const started = await startsOn(node);
    return { ...outcome, [started]: outcome[started] + 1 };
  },
});

/** Strange requests are for the calls, not for the database: they go to the one that answers sooner. */
const apiEmbedded = () => {
  const isAlone = !process.env.TEST_DATABASE_URL && !isPostgresInstalled();
  return jest({ name: 'api', options: api, isBrief: true, ...(isAlone && { fuzzRequests }) });
};

/** `tsc -b` alone checks that the projects reference each other as their configurations say. */
const projects: RunStage = {
  title: 'Types of the projects',
  work: () => check(bin('typescript-native/bin/tsc', '-b')),
};

const all: Suite = () => [
  checks,
  // One process at a time, to its end: a core would wait for it.
  [units, projects],
  [
    {
      title: 'Faults of processes',
      work: () => jest({ name: 'faults', options: ['e2e/faults', busy] }),
    },
  ],
  [{ title: 'API, embedded database', work: apiEmbedded }],
  [{ title: 'API, PostgreSQL', work: apiOnPostgres }],
  // The gate, and what needs a real minute, mostly wait: a third worker has a core meanwhile.
  [
    {
      title: 'Browser tests',
      work: () => playwright(['--grep-invert=@brief', '--workers=3']),
    },
  ],
  // With the product that the browser tests have built.
  [
    {
      title: 'Firefox and WebKit',
      work: () => jest({ name: 'engines', options: ['e2e/engines'] }),
    },
  ],
  [on('22'), on('24')],
];

const changed: Suite = ([base]) => {
  const files = changedFiles(base);
  const sources = files.filter((file) => /\.[cm]?tsx?$/.test(file));
  const folders = foldersReached(files);
  if (files.length === 0) throw new Error('Nothing has changed.');
  console.log(`${files.length} changed files; browser tests: ${folders.join(', ') || 'none'}`);
  const related = [
    '--findRelatedTests',
    ...sources,
    '--passWithNoTests',
    ...without('/e2e/(faults|engines)/'),
  ];
  return [
    [
      ...checks.slice(0, 3),
      { title: 'Format, structure, kit', work: () => check(format, structure, kit) },
    ],
    sources.length > 0
      ? [{ title: 'Units', work: () => jest({ name: 'jest', options: related }) }]
      : [],
    folders.length > 0
      ? [
          {
            title: 'Browser tests',
            work: () => playwright([...folders, '--grep-invert=@all', '--pass-with-no-tests']),
          },
        ]
      : [],
  ];
};

/** `npm test`, `npm run test:all` and `npm run test:changed`. */
export const suites: Record<string, Suite | undefined> = { test, all, changed };
