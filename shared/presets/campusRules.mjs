const boundary = (regex, message) => ({ regex, message });

/** What may not be imported, by who may not: a rule names those that it asks for. */
const boundaries = {
  noTests: boundary(
    /(^|\/)e2e(\/|$)/u,
    'Nothing imports e2e: start the backend as a process, and keep what both need in shared.',
  ),
  noRemotes: boundary(
    /(^|\/)mfe-/u,
    'No remote is known at build time: it is found in the registry. Move what two remotes need to @campus/shared.',
  ),
  noShell: boundary(
    /^@campus\/shell|\.\.\/shell(\/|$)/u,
    'The shell lends through @campus/shared: read a context hook there, such as useSession.',
  ),
  fromOutside: boundary(
    /shell\/(page|server)(\/|$)/u,
    'The product is tested from outside: start it.',
  ),
  sharedByName: boundary(
    /^\.\.?\/.*shared\//u,
    'Import from @campus/shared/…: only that name is lent by the shell instead of being bundled.',
  ),
  noNetwork: boundary(
    /^ofetch$/u,
    'Declare a call in shared/contract and use useCallQuery or useCall: they know the session.',
  ),
  noInstances: boundary(
    /^i18next$/u,
    'A remote never holds an instance: useTranslation() from react-i18next gives the page’s.',
  ),
  noRouter: boundary(
    /^react-router(\/|$)/u,
    'Import from react-router-dom: the shell lends its facade.',
  ),
  noZod: boundary(/^zod$/u, 'Import from zod/mini: it is a third of the size.'),
  noWords: boundary(
    /(^|\/)locales(\/|$)|^(react-)?i18next$/u,
    'The gate judges by roles and states: the words of the interface are free to change.',
  ),
  noNode: boundary(/^(node:|fs$|path$)/u, 'This code runs in the browser.'),
};

const syntax = (selector, message) => ({ selector, message });

/** What may not be written, by where; `everywhere` is always asked. */
const restrictions = {
  everywhere: [
    syntax('JSXAttribute[name.name=/^data-test/]', 'No test ids: find by role and name.'),
    syntax(
      'CallExpression[callee.property.name=/ByTestId$/]',
      'No test ids: find by role and name.',
    ),
  ],
  inTests: [
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
    syntax(
      'CallExpression[callee.property.name="toEqual"] > ArrayExpression[elements.length=0]',
      'A list of undefined equals an empty one here: toStrictEqual([]).',
    ),
  ],
  inPages: [
    syntax(
      'Program > VariableDeclaration[kind="let"], Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
      'No state in a module: on a server all visitors would share it. Make it once per page and pass it by a context.',
    ),
  ],
};

const namesOf = (table) => [{ type: 'array', items: { enum: Object.keys(table) } }];

const imports = {
  meta: { type: 'problem', schema: namesOf(boundaries) },
  create({ options: [names = []], report }) {
    const asked = names.map((name) => boundaries[name]);
    function check({ source }) {
      for (const { regex, message } of source ? asked : [])
        if (regex.test(source.value)) report({ node: source, message });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const restrictedSyntax = {
  meta: { type: 'suggestion', schema: namesOf(restrictions) },
  create: ({ options: [names = []], report }) =>
    Object.fromEntries(
      ['everywhere', ...names]
        .flatMap((name) => restrictions[name])
        .map(({ selector, message }) => [selector, (node) => report({ node, message })]),
    ),
};

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

/** Rules of our own, for oxlint. */
export default {
  meta: { name: 'campus' },
  rules: {
    imports,
    syntax: restrictedSyntax,
    'no-browser-at-import': noBrowserAtImport,
  },
};
