import { lentByShell } from '@campus/shared/build/sharedModules';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Stats } from 'webpack';

interface Borrowed {
  options?: { shareKey?: string };
}

const keyOf = (module: object) => (module as Borrowed).options?.shareKey;

/** Which code borrows what: the page learns it when it loads the remote, and never later. */
const loansOf = ({ chunks, chunkGraph }: Compilation) =>
  JSON.stringify(
    [...chunks]
      .map((chunk) => [
        chunk.name ?? String(chunk.id),
        [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((each) => keyOf(each) ?? []).sort(),
      ])
      .sort(),
  );

const isBuilt = (name: string) =>
  name === 'node_modules' || name === 'dist' || name.startsWith('.');

/** What the declaration is written in lies beside the code, of which it is no part. */
const filesBeside = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'src' && !isBuilt(name))
    .flatMap((found) => {
      const full = path.join(folder, found.name);
      if (found.isDirectory()) return filesBeside(full);
      return /\.tsx?$/.test(found.name) ? [full] : [];
    });

interface Options {
  folder: string;
  /** The object that the configuration was made with; it is kept true to the file. */
  declaration: RemoteDeclaration;
  /** Reads the file anew. @throws what it throws. */
  readDeclaration: () => Promise<RemoteDeclaration>;
  /** Loads the pages that show the remote anew. */
  reload: () => void;
}

/**
 * Keeps what pages show true to the sources: what cannot be replaced in an open page (other loans,
 * another declaration, code after an error) loads it anew, and what nobody lends is an error.
 */
export function watchRemote(compiler: Compiler, options: Options) {
  const { folder, declaration, readDeclaration, reload } = options;
  const lent = new Set(Object.values(lentByShell(true)).map(({ shareKey }) => shareKey));
  let problem: Error | undefined;
  let shown = { declaration: JSON.stringify(declaration), loans: '' };
  let hadErrors = false;

  const isDeclared = (file: string) => {
    const way = path.relative(folder, file);
    return /\.tsx?$/.test(way) && !/^(src|\.\.)[\\/]/.test(way);
  };

  compiler.hooks.afterCompile.tap('watchRemote', ({ fileDependencies }) =>
    fileDependencies.addAll(filesBeside(folder)),
  );

  compiler.hooks.watchRun.tapPromise('watchRemote', async ({ modifiedFiles }) => {
    if (![...(modifiedFiles ?? [])].some(isDeclared)) return;
    problem = undefined;
    try {
      const fresh = await readDeclaration();
      if (fresh.name !== declaration.name)
        throw new Error(`The remote is called ${fresh.name} now: start npm run dev again.`);
      Object.assign(declaration, fresh);
    } catch (error) {
      problem = error as Error;
    }
  });

  compiler.hooks.thisCompilation.tap('watchRemote', (compilation) => {
    compilation.hooks.finishModules.tap('watchRemote', (modules) => {
      const wanted = [...modules].flatMap((module) => keyOf(module) ?? []);
      const unknown = wanted.filter((key) => !lent.has(key));
      for (const key of new Set(unknown))
        compilation.errors.push(
          new webpack.WebpackError(`${key} is imported, and the shell lends no such module.`),
        );
      if (problem)
        compilation.errors.push(new webpack.WebpackError(`remote.ts: ${problem.message}`));
    });
  });

  compiler.hooks.done.tap('watchRemote', (stats: Stats) => {
    if (stats.hasErrors()) {
      hadErrors = true;
      return;
    }
    const now = {
      declaration: JSON.stringify(declaration),
      loans: loansOf(stats.compilation),
    };
    const isFirst = shown.loans === '';
    const isOther = now.declaration !== shown.declaration || now.loans !== shown.loans;
    if (hadErrors || (isOther && !isFirst)) reload();
    shown = now;
    hadErrors = false;
  });
}
