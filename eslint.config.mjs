import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));
const typescript = ['**/*.ts', '**/*.tsx'];
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

const boundary = (regex, message) => ({ regex, message });
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
const sharedByName = boundary(
  '^\\.\\.?/.*shared/',
  'Import from @campus/shared/…: only that name is lent by the shell instead of being bundled.',
);
const facades = [
  boundary('^react-router(/|$)', 'Import from react-router-dom: the shell lends its facade.'),
  boundary('^zod$', 'Import from zod/mini: it is a third of the size.'),
  boundary('^(node:|fs$|path$)', 'This code runs in the browser.'),
];
const noNetwork = boundary(
  '^ofetch$',
  'Declare a call in shared/contract and use useCallQuery or useCall: they know the session.',
);
const noInstances = boundary(
  '^i18next$',
  'A remote never holds an instance: useTranslation() from react-i18next gives the page’s.',
);

const imports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const syntax = (selector, message) => ({ selector, message });
const everywhere = [
  syntax('JSXAttribute[name.name=/^data-test/]', 'No test ids: find by role and name.'),
  syntax('CallExpression[callee.property.name=/ByTestId$/]', 'No test ids: find by role and name.'),
];
const inTests = [
  syntax(
    'CallExpression[callee.property.name="waitForTimeout"]',
    'No fixed waits: expect what must become true.',
  ),
  syntax(
    'CallExpression[callee.name=/^(test|it)$/] > Literal:first-child[value=/\\bshould\\b/i]',
    'A title is a fact: «recovers after a failed load», without "should".',
  ),
  syntax(
    'MemberExpression[object.name=/^(test|it|describe)$/][property.name="only"]',
    'All tests run: remove .only.',
  ),
];
const inPages = [
  syntax(
    'Program > VariableDeclaration[kind="let"], Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
    'No state in a module: on a server all visitors would share it. Make it once per page and pass it by a context.',
  ),
];
const restricted = (...rules) => ({ 'no-restricted-syntax': ['error', ...everywhere, ...rules] });

const browserOnly = /^(window|document|navigator|location|history|localStorage|sessionStorage)$/;

/** Importing a module may not touch the browser: a server imports it too. */
const noBrowserAtImport = {
  meta: { type: 'problem', schema: [] },
  create: ({ sourceCode, report }) => ({
    'Program:exit'(node) {
      for (const { identifier, from } of sourceCode.getScope(node).through) {
        if (!browserOnly.test(identifier.name) || from.variableScope.type !== 'module') continue;
        report({
          node: identifier,
          message: `${identifier.name} is read while the module is imported: move it into an effect or a handler.`,
        });
      }
    },
  }),
};

export default tseslint.config(
  { ignores: ['**/dist/', 'var/', '.cache/', 'coverage/', 'test-results/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typescript,
    // What needs types is looked at by oxlint, in a tenth of the time: .oxlintrc.json.
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/array-type': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-definitions': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-inferrable-types': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    },
  },
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
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    // A region that scrolls must be reachable by the keyboard.
    rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'] }] },
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
