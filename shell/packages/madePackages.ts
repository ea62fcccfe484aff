import { root } from '@campus/shared/build/root';
import { surfaceFile } from '@campus/shared/build/surface/kitSurface';
import ts from 'typescript';
import { readdirSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBuiltin } from 'node:module';

interface TracedImports {
  /** Absolute paths of the files that were given and of those that they import by a relative path. */
  files: string[];
  /** Packages that any of them imports, whole or by a file of theirs. */
  packages: string[];
}

const isCode = (file: string) => /\.[cm]?tsx?$|\.[cm]?js$/.test(file);
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '/index.ts'];

/** @throws when nothing lies where a relative import leads. */
function fileOf(from: string, way: string): string {
  const base = path.resolve(path.dirname(from), way);
  const found = endings
    .map((ending) => base + ending)
    .find((file) => path.extname(file) && existsSync(file));
  if (!found) throw new Error(`${from} imports ${way}, and nothing lies there.`);
  return found;
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const asRun = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.Preserve,
  verbatimModuleSyntax: true,
};

/** What a file imports, at once, later, or by `require`. */
function importsOf(file: string, withTypes: boolean): string[] {
  if (!isCode(file)) return [];
  const source = readFileSync(file, 'utf8');
  const code = withTypes
    ? source
    : ts.transpileModule(source, { fileName: file, compilerOptions: asRun }).outputText;
  const { importedFiles } = ts.preProcessFile(code, true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

interface Options {
  /** Also what is imported for its types alone, which nothing needs that only runs. */
  withTypes?: boolean;
}

/** The files that code consists of, and the packages that it needs to run. */
export function traceImports(
  entries: readonly string[],
  { withTypes = false }: Options = {},
): TracedImports {
  const files = new Set<string>(entries);
  const packages = new Set<string>();
  // A set is gone through to its end, with what is added meanwhile.
  for (const file of files)
    for (const specifier of importsOf(file, withTypes)) {
      if (specifier.startsWith('.')) files.add(fileOf(file, specifier));
      else if (!isBuiltin(specifier) && !/^(#|data:)/.test(specifier))
        packages.add(packageOf(specifier));
    }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** What a package of this repository consists of. */
export interface MadePackage extends TracedImports {
  name: string;
  /** What its paths begin at. */
  folder: string;
  bin?: Record<string, string>;
  /** It runs before anything is installed, so it may need nothing: no TypeScript either. */
  isCompiled?: boolean;
}

const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file);

/** Absolute paths of all files below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(path.relative(root, file)));

const isBelow = (folders: readonly string[]) => (file: string) =>
  folders.some((each) => file.startsWith(path.join(root, each) + path.sep));

/** Named in a configuration or started by their file, so no import tells of them. */
const byName = {
  shared: [
    ...['webpack-cli', 'swc-loader', '@swc/core', 'css-loader', 'lightningcss', 'react-refresh'],
    ...['jest', 'ts-jest', 'jest-environment-jsdom', '@testing-library/jest-dom', 'typescript'],
    ...['@testing-library/user-event', '@types/node', '@types/jest', 'aria-query'],
    ...['oxlint', 'oxlint-tsgolint', 'typescript-native', '@tanstack/react-query'],
    'react-i18next',
    ...['@types/react', '@types/react-dom', 'react-dom', 'react-router', 'react-router-dom'],
  ],
  shell: ['tsx', 'webpack', '@campus/shared', '@campus/e2e'],
};

function shared(): MadePackage {
  const folder = path.join(root, 'shared');
  const isLeft = isBelow(['shared/gallery', 'shared/docs']);
  const files = filesIn(folder).filter(
    // What a release is judged by is of the kit, though it is read by people too.
    (file) => file === surfaceFile || (!isTest(file) && !isLeft(file)),
  );
  const traced = traceImports(files, { withTypes: true });
  const packages = [...traced.packages, ...byName.shared];
  return { name: '@campus/shared', folder, files: traced.files, packages };
}

const started = [
  ...['dev/campus.mjs', 'dev/remote.ts', 'dev/run.mjs', 'dev/dev.ts', 'dev/main.ts'],
  ...['dev/serveRemote.ts', 'dev/release.ts'],
  ...['server/main.ts', 'server/rendering/renderPages.ts'],
];

function shell(): MadePackage {
  const folder = path.join(root, 'shell');
  const entries = started.map((file) => path.join(folder, file));
  const { files, packages } = traceImports([...entries, ...filesIn(path.join(folder, 'public'))]);
  const bin = { campus: 'dev/campus.mjs' };
  return {
    name: '@campus/shell',
    folder,
    files,
    packages: [...packages, ...byName.shell],
    bin,
  };
}

/** The backend finds the parts of its domains by the places of their files. */
function backend(): MadePackage {
  const folder = path.join(root, 'e2e');
  const isLeft = (file: string) =>
    isTest(file) || /[\\/](testing|drawing|scale|testKeys)[\\/]|drawPictures\.ts$/.test(file);
  const files = filesIn(path.join(folder, 'backend')).filter((file) => !isLeft(file));
  const needed = traceImports(files);
  return { name: '@campus/e2e', folder, files: needed.files, packages: needed.packages };
}

function newRemote(): MadePackage {
  const folder = path.join(root, 'shell/newRemote');
  const entries = [path.join(folder, 'create.ts'), ...filesIn(path.join(folder, 'template'))];
  const { files, packages } = traceImports(entries);
  return {
    name: 'create-campus-remote',
    folder,
    files,
    packages,
    isCompiled: true,
    bin: { 'create-campus-remote': 'create.mjs' },
  };
}

/** What `npm run pack` makes. */
export const madePackages = (): MadePackage[] => [shared(), shell(), backend(), newRemote()];
