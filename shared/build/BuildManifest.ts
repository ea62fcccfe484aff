import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { textsFile, type TextsByNamespace } from './bundledTexts';
import { borrowedBy, codeOf, isCode } from './codeOf';
import { integrityOf } from './integrityOf';
import { readJson } from './readJson';

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

/** Stands in the files of a build for the end of its name until all of it is made. */
const unnamed = 'p3nd1ng0';

/** What a build is called while it is made: as long as its name will be. */
export function unnamedRelease(folder: string): string {
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json'));
  return `${version}-${unnamed}`;
}

const named = (content: string, fingerprint: string) => content.replaceAll(unnamed, fingerprint);

interface Bundled {
  resource?: string;
  /** Those that were joined to one. */
  modules?: Bundled[];
}

/** The federation writes files of its own into a folder with a dot. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*/;

/** Which packages are in it: another version is another release, even one with the same code. */
function packagesIn({ chunks, chunkGraph }: Compilation) {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const folders = modules
    .flatMap((module) => (module as Bundled).modules ?? (module as Bundled))
    .flatMap(({ resource }) => packageFolder.exec(resource ?? '')?.[0] ?? [])
    // As in a checkout, where it is no package: what is bundled of it is in the files.
    .filter((folder) => !/[\\/]@campus[\\/]/.test(folder));
  return [...new Set(folders)]
    .map((folder) => readJson<{ name: string; version: string }>(path.join(folder, 'package.json')))
    .map(({ name, version }) => `${name}@${version}`)
    .sort();
}

interface Options {
  file: string;
  entry: string;
  /** `unnamedRelease`, or a name that stays whatever is built. */
  release: string;
  /** Files that other compilers have written into the same folder before this one. */
  besides?: readonly string[];
  describe: (files: BuildFiles, compilation: Compilation) => object;
  /** Stands in the manifest and makes no other release. */
  remarks?: () => object;
  /** What the code says, where anybody words it anew. */
  texts?: () => TextsByNamespace;
}

/** Names a build by what it is made of, and writes what a server must know of it beside it. */
export class BuildManifest {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler) {
    const { file, entry, release, besides = [], describe, remarks, texts } = this.options;
    const { RawSource } = webpack.sources;
    const stages = webpack.Compilation;
    const filesBeside = () =>
      besides
        .map((each) => path.join(compiler.outputPath, each))
        .filter((each) => existsSync(each));
    let fingerprint = unnamed;

    compiler.hooks.thisCompilation.tap('BuildManifest', (compilation) => {
      const described = () => describe(chunkFiles(compilation, entry), compilation);
      // Before anything is compressed: the files hold the name.
      const naming = {
        name: 'BuildManifest',
        stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1,
      };
      compilation.hooks.processAssets.tap(naming, (assets) => {
        if (!release.endsWith(unnamed)) return;
        const parts = [described(), texts?.(), packagesIn(compilation), Object.keys(assets).sort()];
        const hash = createHash('sha256').update(JSON.stringify(parts));
        for (const each of filesBeside()) hash.update(readFileSync(each));
        fingerprint = hash.digest('hex').slice(0, unnamed.length);
        for (const name of Object.keys(assets).filter(isCode))
          compilation.updateAsset(
            name,
            (source) => new RawSource(named(source.source().toString(), fingerprint)),
            // Its file may lie there under the same name, with the name of an earlier release in it.
            { immutable: false },
          );
      });

      const writing = { name: 'BuildManifest', stage: stages.PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tap(writing, () => {
        try {
          const manifest = { release: named(release, fingerprint), ...remarks?.(), ...described() };
          compilation.emitAsset(file, new RawSource(JSON.stringify(manifest, null, 2)));
          if (texts) compilation.emitAsset(textsFile, new RawSource(JSON.stringify(texts())));
        } catch (error) {
          // As any other: what is watched goes on, and tells of it where errors are told.
          compilation.errors.push(error as webpack.WebpackError);
        }
      });
    });

    compiler.hooks.afterEmit.tap('BuildManifest', () => {
      for (const each of filesBeside()) {
        const content = readFileSync(each, 'utf8');
        if (content.includes(unnamed)) writeFileSync(each, named(content, fingerprint));
      }
    });
  }
}
