import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

export interface Reached {
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
export function reach(entries: readonly string[], { withTypes = false }: Options = {}): Reached {
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
