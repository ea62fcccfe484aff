import path from 'node:path';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { textsFile, type BundledTexts } from './bundledTexts';
import { borrowedBy, codeOf, isCode } from './codeOf';
import { integrityOf } from './integrityOf';

/** What a build made: the files of its entry and of each lazily imported module, with hashes. */
export interface BuildFiles {
  entry: string[];
  /** By the imported file's name: `NewsListScreen` to the files that its import loads. */
  imports: Record<string, string[]>;
  /** The same, to the modules that it borrows from the shell. */
  borrowed: Record<string, string[]>;
  /** File to `sha384-…`, for every script and style. */
  integrity: Record<string, string>;
}

function importsOf<T>(compilation: Compilation, read: (group: ChunkGroup) => T) {
  const found: Record<string, T> = {};
  for (const group of compilation.chunkGroups)
    for (const { request } of group.origins)
      if (request) found[path.basename(request).replace(/\.tsx?$/, '')] = read(group);
  return found;
}

function chunkFiles(compilation: Compilation, entry: string): BuildFiles {
  const code = compilation.getAssets().filter(({ name }) => isCode(name));
  return {
    entry: codeOf(compilation.entrypoints.get(entry)),
    imports: importsOf(compilation, codeOf),
    borrowed: importsOf(compilation, (group) => borrowedBy(group, compilation)),
    integrity: Object.fromEntries(
      code.map(({ name, source }) => [name, integrityOf(source.buffer())]),
    ),
  };
}

/** Writes what a server must know of a build beside it. */
export class BuildManifest {
  constructor(
    private readonly options: {
      file: string;
      entry: string;
      describe: (files: BuildFiles, compilation: Compilation) => object;
      /** What the code says, where anybody words it anew. */
      texts?: () => BundledTexts;
    },
  ) {}

  apply(compiler: Compiler) {
    const { file, entry, describe, texts } = this.options;
    compiler.hooks.thisCompilation.tap('BuildManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildManifest', stage }, () => {
        const write = (name: string, content: string) =>
          compilation.emitAsset(name, new webpack.sources.RawSource(content));
        const manifest = describe(chunkFiles(compilation, entry), compilation);
        write(file, JSON.stringify(manifest, null, 2));
        if (texts) write(textsFile, JSON.stringify(texts()));
      });
    });
  }
}
