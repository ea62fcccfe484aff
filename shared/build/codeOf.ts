import type { ChunkGroup, Compilation } from 'webpack';

/** Scripts and styles, without what a development server adds to replace them in place. */
export const isCode = (file: string) => /\.(js|css)$/.test(file) && !/\.hot-update\./.test(file);

/** The scripts and styles that a group of chunks loads. */
export const codeOf = (group: ChunkGroup | undefined) => (group?.getFiles() ?? []).filter(isCode);

/** A module of the federation's that stands for one that the shell lends. */
interface Borrowed {
  options?: { shareKey?: string };
}

/** The modules that the code of these chunks takes from whoever lends them, the same list in every build. */
export const borrowedBy = (group: ChunkGroup, { chunkGraph }: Compilation): string[] =>
  [
    ...new Set(
      group.chunks
        .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
        .flatMap((module) => (module as Borrowed).options?.shareKey ?? []),
    ),
  ].sort();
