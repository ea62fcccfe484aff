import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export const boundary = (regex, message) => ({ regex, message });
export const sharedByName = boundary(
  '^\\.\\.?/.*shared/',
  'Import from @campus/shared/…: only that name is lent by the shell instead of being bundled.',
);
export const facades = [
  boundary('^react-router(/|$)', 'Import from react-router-dom: the shell lends its facade.'),
  boundary('^zod$', 'Import from zod/mini: it is a third of the size.'),
  boundary('^(node:|fs$|path$)', 'This code runs in the browser.'),
];
export const noNetwork = boundary(
  '^ofetch$',
  'Declare a call in shared/contract and use useCallQuery or useCall: they know the session.',
);
export const noInstances = boundary(
  '^i18next$',
  'A remote never holds an instance: useTranslation() from react-i18next gives the page’s.',
);

export const imports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const syntax = (selector, message) => ({ selector, message });
const everywhere = [
  syntax('JSXAttribute[name.name=/^data-test/]', 'No test ids: find by role and name.'),
  syntax('CallExpression[callee.property.name=/ByTestId$/]', 'No test ids: find by role and name.'),
];
export const inTests = [
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
export const inPages = [
  syntax(
    'Program > VariableDeclaration[kind="let"], Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
    'No state in a module: on a server all visitors would share it. Make it once per page and pass it by a context.',
  ),
];
export const restricted = (...rules) => ({
  'no-restricted-syntax': ['error', ...everywhere, ...rules],
});

const browserOnly = /^(window|document|navigator|location|history|localStorage|sessionStorage)$/;

/** Importing a module may not touch the browser: a server imports it too. */
export const noBrowserAtImport = {
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

/** What every TypeScript file keeps to; what needs types is looked at by oxlint, in a tenth of the time. */
export const typescript = {
  files: ['**/*.ts', '**/*.tsx'],
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
};

/** What pages of components keep to beside that. */
export const components = {
  extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
  // A region that scrolls must be reachable by the keyboard.
  rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'] }] },
};

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** A remote in a repository of its own: the rules are those that it would have in Campus. */
export default tseslint.config(
  { ignores: ['**/dist/', '.campus/', '.cache/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  typescript,
  { rules: { eqeqeq: 'error', ...restricted() } },
  { files: ['src/**/*.ts', 'src/**/*.tsx'], ignores: tests, ...components },
  {
    files: ['src/**', 'remote.ts'],
    ignores: tests,
    plugins: { campus: { rules: { 'no-browser-at-import': noBrowserAtImport } } },
    rules: { 'campus/no-browser-at-import': 'error', ...restricted(...inPages) },
  },
  {
    files: tests,
    rules: { 'max-lines-per-function': 'off', ...restricted(...inTests) },
  },
  { files: ['src/**', 'remote.ts'], rules: imports(noInstances, noNetwork, ...facades) },
);
