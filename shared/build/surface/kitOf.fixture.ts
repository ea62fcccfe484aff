import ts from 'typescript';
import { extractModules } from './extractModules';
import type { Surface } from './Surface';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  types: [],
};

const libraries = new Map<string, ts.SourceFile | undefined>();
const disk = ts.createCompilerHost(options);

function readLibrary(file: string) {
  if (!libraries.has(file)) libraries.set(file, disk.getSourceFile(file, ts.ScriptTarget.ES2022));
  return libraries.get(file);
}

/** The surface of a small kit that lies nowhere: module name to its source. */
export function kitOf(modules: Readonly<Record<string, string>>): Surface {
  const files = Object.fromEntries(Object.keys(modules).map((name) => [name, `/kit/${name}.tsx`]));
  const textOf = (file: string) => modules[file.replace(/^\/kit\/|\.tsx$/g, '')];
  const program = ts.createProgram({
    rootNames: Object.values(files),
    options,
    host: {
      ...disk,
      directoryExists: () => true,
      fileExists: (file) => textOf(file) !== undefined || libraries.has(file),
      readFile: textOf,
      getSourceFile(file) {
        const text = textOf(file);
        return text === undefined
          ? readLibrary(file)
          : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
      },
    },
  });
  return extractModules({ files, program });
}
