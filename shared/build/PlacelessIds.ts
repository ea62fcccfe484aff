import { root } from '@campus/shared/build/root';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';

const within = (folder: string, file: string) => {
  const way = path.relative(folder, file);
  return way.startsWith('..') || path.isAbsolute(way) ? undefined : way;
};

/** A file by its package, or else by its way from the folder of the remote. */
function nameOf(file: string, folder: string): string {
  const inPackage = /^.*[\\/]node_modules[\\/](.*)$/.exec(file)?.[1];
  const own = within(folder, file);
  const ours = within(root, file);
  const name = inPackage ?? (own ? `./${own}` : ours ? `@campus/${ours}` : file);
  return name.replaceAll('\\', '/');
}

/** A path from the folder or from the root of the disk, within what webpack calls a module. */
const way = /(?<![\w@.:/])(?:\.{1,2})?\/[^!|?\s"',\]]+/g;

/** The federation writes an entry, and its hash is of a text with absolute paths. */
const written = /(\.federation\/entry)\.\w+/g;

/** What webpack calls a module, without where its packages lie; loaders and queries stay in it. */
export const placeless = (ident: string, folder: string): string =>
  ident.replace(way, (found) => nameOf(path.resolve(folder, found), folder)).replace(written, '$1');

/** By name, a number each, the same ones whenever the names are: short, as they stand in the files. */
export function numbersOf(names: readonly string[]): number[] {
  const digits = Math.max(3, Math.ceil(Math.log10(names.length * 20 + 1)));
  const taken = new Set<number>();
  const numbers = new Map<number, number>();
  const sorted = names.map((name, place) => ({ name, place }));
  sorted.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.place - b.place));
  for (const { name, place } of sorted) {
    const hash = createHash('sha256').update(name).digest().readUIntBE(0, 6);
    let number = hash % 10 ** digits;
    while (taken.has(number)) number = (number + 1) % 10 ** digits;
    taken.add(number);
    numbers.set(place, number);
  }
  return names.map((_, place) => numbers.get(place) ?? 0);
}

function numberModules({ chunkGraph }: Compilation, modules: Iterable<object>, folder: string) {
  type Module = Parameters<typeof chunkGraph.setModuleId>[0];
  const all = ([...modules] as Module[]).filter(
    (module) => chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  const names = all.map((module) =>
    placeless(module.libIdent({ context: folder }) ?? module.identifier(), folder),
  );
  const numbers = numbersOf(names);
  all.forEach((module, index) => chunkGraph.setModuleId(module, numbers[index] ?? 0));
}

/**
 * webpack numbers modules and chunks by the way to their files, so the same sources would be another
 * release where packages lie deeper. Here a module is numbered by its package, and a chunk by its modules.
 */
export class PlacelessIds {
  apply(compiler: Compiler) {
    const folder = compiler.context;
    compiler.hooks.compilation.tap('PlacelessIds', (compilation) => {
      const early = { name: 'PlacelessIds', stage: -1 };
      compilation.hooks.moduleIds.tap(early, (modules) =>
        numberModules(compilation, modules, folder),
      );
      compilation.hooks.chunkIds.tap(early, (found) => {
        const { chunkGraph } = compilation;
        const chunks = [...found].filter(({ id }) => id === null);
        const modulesOf = (chunk: (typeof chunks)[number]) =>
          [...chunkGraph.getChunkModulesIterable(chunk)]
            .map((module) => String(chunkGraph.getModuleId(module)))
            .sort()
            .join();
        const numbers = numbersOf(chunks.map((chunk) => chunk.name ?? modulesOf(chunk)));
        chunks.forEach((chunk, index) => {
          chunk.id = numbers[index] ?? 0;
          chunk.ids = [chunk.id];
        });
      });
    });
  }
}
