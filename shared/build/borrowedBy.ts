import type { ChunkGroup, Compilation } from 'webpack';

/** A module of the federation's that stands for one that the shell lends. */
interface Borrowed {
  options?: { shareKey?: string };
}

/** The modules that the code of these chunks takes from whoever lends them. */
export const borrowedBy = (group: ChunkGroup, { chunkGraph }: Compilation): string[] => [
  ...new Set(
    group.chunks
      .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
      .flatMap((module) => (module as Borrowed).options?.shareKey ?? []),
  ),
];
