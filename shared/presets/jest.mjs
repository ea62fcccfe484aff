import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { SourceTextModule } from 'node:vm';

/** ES modules, which Jest requires only when they are transformed; from Node 24.9 it requires them as they are, and only so. */
const modules = [
  ...['@electric-sql', '@campus', 'uqr', 'jose'],
  ...['file-type', 'strtok3', 'token-types', '@tokenizer', '@borewit', 'uint8array-extras'],
  ...['d3-[a-z-]+', 'internmap', 'react-day-picker', '@date-fns', 'date-fns'],
  ...['htmlparser2', 'domhandler', 'domutils', 'dom-serializer', 'domelementtype', 'entities'],
  ...['parse5', 'workbox-[a-z]+', 'idb'],
];

const requiresModules = 'hasAsyncGraph' in (SourceTextModule?.prototype ?? {});
/** The packages of Campus are TypeScript, which no Node requires as it is. */
const transformed = requiresModules ? ['@campus'] : modules;

const shared = join(import.meta.dirname, '..');

/**
 * How tests of a remote run: in a page without a browser, with the kit from its sources.
 * @param {string} rootDir where they lie
 * @returns {import('jest').Config}
 */
export const jestPreset = (rootDir) => ({
  rootDir,
  testEnvironment: join(shared, 'testing/jsdomWithFetch.cjs'),
  testMatch: ['**/*.test.ts?(x)'],
  runtime: join(shared, 'testing/quickModules.cjs'),
  transform: {
    '^.+\\.m?[tj]sx?$': [
      'ts-jest',
      {
        tsconfig: join(shared, 'presets/tsconfig.jest.json'),
        diagnostics: false,
        compiler: join(shared, 'testing/swcCompiler.cjs'),
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${transformed.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': join(shared, 'testing/cssNames.cjs'),
    '^\\.\\./locales/index\\.c?js$': join(shared, 'testing/noLocales.cjs'),
    '^aria-query$': join(shared, 'testing/ariaQuery.cjs'),
    '^#real/react-query$': '@tanstack/react-query',
    '^react-router-dom$': join(shared, 'facade/react-router-dom.ts'),
    '^@campus/shared/build/root$': join(shared, 'testing/projectRoot.cjs'),
  },
  setupFilesAfterEnv: [join(shared, 'testing/jestSetup.cjs')],
  testTimeout: 120_000,
  // By itself Jest leaves a core to a watching person; and tests that wait leave a fifth of each idle.
  // It takes a percentage above 100 for a number of workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
});
