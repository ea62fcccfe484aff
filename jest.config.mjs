import { readdirSync } from 'node:fs';
import { SourceTextModule } from 'node:vm';

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));

/** ES modules, which Jest requires only when they are transformed; from Node 24.9 it requires them as they are, and only so. */
const modules = [
  ...['@electric-sql', '@campus', 'uqr', 'jose'],
  ...['file-type', 'strtok3', 'token-types', '@tokenizer', '@borewit', 'uint8array-extras'],
  ...['d3-[a-z-]+', 'internmap', 'react-day-picker', '@date-fns', 'date-fns'],
  ...['htmlparser2', 'domhandler', 'domutils', 'dom-serializer', 'domelementtype', 'entities'],
  ...['parse5', 'workbox-[a-z]+', 'idb'],
];

const transformedModules = `/node_modules/(?!(${modules.join('|')})/)`;
const requiresModules = 'hasAsyncGraph' in (SourceTextModule?.prototype ?? {});

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/shared/testing/jsdomWithFetch.cjs',
  roots: ['shared', 'shell', ...remotes, 'e2e'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts?(x)'],
  transform: {
    '^.+\\.m?[tj]sx?$': [
      'ts-jest',
      { tsconfig: '<rootDir>/tsconfig.jest.json', diagnostics: false },
    ],
  },
  transformIgnorePatterns: [requiresModules ? '/node_modules/' : transformedModules],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared/testing/cssNames.cjs',
    '^\\.\\./locales/index\\.c?js$': '<rootDir>/shared/testing/noLocales.cjs',
    '^aria-query$': '<rootDir>/shared/testing/ariaQuery.cjs',
    '^#real/react-query$': '@tanstack/react-query',
    '^react-router-dom$': '<rootDir>/shared/facade/react-router-dom.ts',
    '^@campus/shared/build/root$': '<rootDir>/shared/testing/projectRoot.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/shared/testing/jestSetup.cjs'],
  testTimeout: 120_000,
  // By itself Jest leaves a core to a watching person; on two cores that is half of the machine.
  maxWorkers: '100%',
};
