import { changedFiles, foldersReached } from './changedFiles';
import { installNode, startsOn } from './otherNode';
import { apiOnce, apiOnPostgres, check, jest, playwright, prepareBrowser } from './runners';
import type { Stage } from './Stage';

const bin = (file: string, ...options: string[]) => [`node_modules/${file}`, ...options];
const eslint = (...files: string[]) => bin('eslint/bin/eslint.js', ...files);
const format = bin('oxfmt/bin/oxfmt', '--check', '.');
const types = bin('oxlint/bin/oxlint', '--type-aware', '--type-check');

/** Beside each other: each keeps one core busy. */
const checks: Stage[] = [
  { title: 'Browser', work: prepareBrowser },
  { title: 'Lint', work: () => check(eslint('.')) },
  {
    title: 'Types, format, unused',
    work: () => check(types, format, bin('knip/bin/knip.js')),
  },
];

const without = (...folders: string[]) => [
  '--testPathIgnorePatterns',
  '/node_modules/',
  ...folders,
];

const units: Stage = {
  title: 'Units',
  work: () => jest({ name: 'jest', options: without('/e2e/(faults|backend)/') }),
};

/** Each stage in a group runs beside the others of the group; the groups one after another. */
type Suite = (options: readonly string[]) => Stage[][];

const test: Suite = () => [
  checks,
  [units],
  [{ title: 'API', work: apiOnce }],
  [
    {
      title: 'Browser tests',
      work: () => playwright('e2e/tests', '--project=light', '--grep-invert=@all', '--retries=1'),
    },
  ],
];

/** What runs on Node, not in a browser. */
const onServers = [
  'shell/(server|releases|draw|start|newRemote)/',
  'shared/(build|server|contract|api)/',
  'e2e/(run|backend/(story|http|auth|jobs|files))',
];

const on = (version: string): Stage => ({
  title: `Units and start on Node ${version}`,
  async work() {
    const node = await installNode(version);
    const outcome = await jest({ name: `jest-node-${version}`, options: onServers, node });
    const started = await startsOn(node);
    return { ...outcome, [started]: outcome[started] + 1 };
  },
});

const fuzzRequests = '20000';

/** `tsc -b` alone checks that the projects reference each other as their configurations say. */
const projects: Stage = {
  title: 'Types of the projects',
  work: () => check(bin('typescript/bin/tsc', '-b')),
};

const all: Suite = () => [
  checks,
  [projects],
  [units],
  [{ title: 'Faults of processes', work: () => jest({ name: 'faults', options: ['e2e/faults'] }) }],
  [
    {
      title: 'API, embedded database',
      work: () => jest({ name: 'api', options: ['e2e/backend'], fuzzRequests }),
    },
  ],
  [{ title: 'API, PostgreSQL', work: apiOnPostgres }],
  [{ title: 'Browser tests', work: () => playwright() }],
  [on('22')],
  [on('24')],
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
    ...without('/e2e/faults/'),
  ];
  return [
    [
      ...checks.slice(0, 1),
      ...(sources.length > 0 ? [{ title: 'Lint', work: () => check(eslint(...sources)) }] : []),
      { title: 'Types, format', work: () => check(types, format) },
    ],
    sources.length > 0
      ? [{ title: 'Units', work: () => jest({ name: 'jest', options: related }) }]
      : [],
    folders.length > 0
      ? [
          {
            title: 'Browser tests',
            work: () => playwright(...folders, '--grep-invert=@all', '--pass-with-no-tests'),
          },
        ]
      : [],
  ];
};

/** `npm test`, `npm run test:all` and `npm run test:changed`. */
export const suites: Record<string, Suite | undefined> = { test, all, changed };
