import js from '@eslint/js';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import {
  boundary,
  components,
  facades,
  imports,
  inPages,
  inTests,
  noBrowserAtImport,
  noInstances,
  noNetwork,
  restricted,
  sharedByName,
  typescript,
} from './shared/presets/eslint.mjs';

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));
const tests = ['**/*.test.ts', '**/*.test.tsx', 'e2e/{tests,gallery,faults}/**'];
/** What runs in the browser, and will one day be rendered by the server for many visitors at once. */
const pages = [
  'shell/page/**',
  'shell/page/hydration/**',
  'mfe-*/{src,exhibits}/**',
  'mfe-*/remote.ts',
  'shared/{api,browser,contract,format,remote,stores,ui}/**',
  'shared/{form,choice,overlay,popup,table,record,removal,taxonomy,calendar,editor,bilingual,text,chart,upload,attachments,progress,reading,inbox,account,qr}/**',
  'shared/gallery/**',
];

const noTests = boundary(
  '(^|/)e2e(/|$)',
  'Nothing imports e2e: start the backend as a process, and keep what both need in shared.',
);
const noRemotes = boundary(
  '(^|/)mfe-',
  'No remote is known at build time: it is found in the registry. Move what two remotes need to @campus/shared.',
);
const noShell = boundary(
  '^@campus/shell|\\.\\./shell(/|$)',
  'The shell lends through @campus/shared: read a context hook there, such as useSession.',
);
export default tseslint.config(
  { ignores: ['**/dist/', 'var/', '.cache/', 'coverage/', 'test-results/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  typescript,
  // Control characters are looked for on purpose: they are refused.
  { rules: { eqeqeq: 'error', 'no-control-regex': 'off', ...restricted() } },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        require: 'readonly',
      },
    },
  },
  {
    files: ['**/*.tsx', 'shell/page/**/*.ts', 'mfe-*/src/**/*.ts', 'shared/**/*.ts'],
    ignores: tests,
    ...components,
  },
  {
    files: pages,
    ignores: [...tests, 'shell/page/main.tsx', 'shell/page/hydration/main.ts'],
    plugins: { campus: { rules: { 'no-browser-at-import': noBrowserAtImport } } },
    rules: { 'campus/no-browser-at-import': 'error', ...restricted(...inPages) },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': 'off',
      ...restricted(...inTests),
    },
  },
  {
    // Playwright reads what a fixture needs from its first parameter, even when that is nothing.
    files: ['e2e/fixtures/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['shared/**'], rules: imports(noTests, noRemotes, noShell) },
  {
    files: [
      'shared/{browser,contract,format,remote,stores,ui,gallery}/**',
      'shared/{form,choice,overlay,popup,table,record,removal,taxonomy,calendar,editor,bilingual,text,chart,upload,attachments,progress,reading,inbox,account,qr}/**',
    ],
    rules: imports(noTests, noRemotes, noShell, noNetwork, ...facades),
  },
  { files: ['shell/**'], rules: imports(noTests, noRemotes, sharedByName) },
  {
    files: ['shell/{page,page/hydration}/**'],
    rules: imports(noTests, noRemotes, sharedByName, ...facades),
  },
  {
    // The bench builds the same code in another shape, to compare with; the test of dead ends reads
    // what all of them declare.
    files: ['e2e/**'],
    ignores: ['e2e/bench/**', 'e2e/run/deadEnds.test.ts'],
    rules: imports(
      noRemotes,
      sharedByName,
      boundary('shell/(page|server)(/|$)', 'The product is tested from outside: start it.'),
    ),
  },
  ...remotes.map((name) => ({
    files: [`${name}/**`],
    rules: imports(noTests, noRemotes, noShell, sharedByName, noInstances, noNetwork, ...facades),
  })),
);
