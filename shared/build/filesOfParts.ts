import type { ChunkGroup, Compilation, Module } from 'webpack';
import { borrowedBy, codeOf } from './codeOf';

interface Lent {
  files: string[];
  borrows: string[];
}

/** Without what every page has anyway. */
function lentBy(groups: ChunkGroup[], compilation: Compilation): Lent {
  const there = new Set([...compilation.entrypoints.values()].flatMap(codeOf));
  return {
    files: groups.flatMap(codeOf).filter((file) => !there.has(file)),
    borrows: groups.flatMap((group) => borrowedBy(group, compilation)),
  };
}

/** What the shell lends and does not carry on every page: its name to how it is loaded. */
function lentLater(compilation: Compilation): Map<string, Lent> {
  const groupsOf = ({ blocks }: Module) =>
    blocks.flatMap((block) => compilation.chunkGraph.getBlockChunkGroup(block) ?? []);
  return new Map(
    [...compilation.modules]
      .filter(({ type, blocks }) => type === 'provide-module' && blocks.length > 0)
      .map((module) => [
        (module as Module & { _name?: string })._name ?? '',
        lentBy(groupsOf(module), compilation),
      ]),
  );
}

/** Which files bring a module that not every page carries, with those of the modules it needs. */
export function filesOfParts(compilation: Compilation): Record<string, string[]> {
  const lent = lentLater(compilation);
  function collect(name: string, seen: Set<string>): string[] {
    const found = lent.get(name);
    if (!found || seen.has(name)) return [];
    seen.add(name);
    return [...found.files, ...found.borrows.flatMap((each) => collect(each, seen))];
  }
  return Object.fromEntries(
    [...lent.keys()].sort().map((name) => [name, [...new Set(collect(name, new Set()))]]),
  );
}
