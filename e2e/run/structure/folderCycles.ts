export interface Link {
  /** Files. */
  from: string;
  to: string;
}

type Graph = Map<string, Map<string, Link>>;

/** The imports from one folder of the level to another, with one file for each as an example. */
function foldersOf(level: RegExp, links: readonly Link[]): Graph {
  const graph: Graph = new Map();
  for (const link of links) {
    const [from] = level.exec(link.from) ?? [];
    const [to] = level.exec(link.to) ?? [];
    if (!from || !to || from === to) continue;
    const known = graph.get(from) ?? new Map<string, Link>();
    graph.set(from, known.set(to, known.get(to) ?? link));
  }
  return graph;
}

/** The shortest way from a folder through others back to itself. */
function cycleFrom(start: string, graph: Graph): Link[] | undefined {
  const ways: { at: string; way: Link[] }[] = [{ at: start, way: [] }];
  const seen = new Set<string>();
  for (const { at, way } of ways) {
    for (const [next, link] of graph.get(at) ?? []) {
      if (next === start) return [...way, link];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, way: [...way, link] });
    }
  }
  return undefined;
}

/** Cycles of folders, of which no two share a folder: when these are gone, others may appear. */
function cyclesOf(graph: Graph, level: RegExp): string[] {
  const told = new Set<string>();
  const cycles: string[] = [];
  for (const folder of [...graph.keys()].sort()) {
    const cycle = cycleFrom(folder, graph);
    const folders = cycle?.map(({ from }) => level.exec(from)?.[0] ?? from) ?? [];
    if (!cycle || folders.some((one) => told.has(one))) continue;
    for (const one of folders) told.add(one);
    const steps = cycle.map(({ from, to }) => `\n    ${from} -> ${to}`);
    cycles.push(`${[...folders, folder].join(' -> ')}${steps.join('')}`);
  }
  return cycles;
}

/**
 * What is wrong with the order of folders, a text each. `backwards` are imports from folder to
 * folder, `a -> b`, that are admitted though they close a cycle.
 */
export function folderCycles(
  levels: readonly RegExp[],
  backwards: readonly string[],
  links: readonly Link[],
): string[] {
  const unused = new Set(backwards);
  const cycles = levels.flatMap((level) => {
    const graph = foldersOf(level, links);
    for (const [from, targets] of graph)
      for (const to of [...targets.keys()]) {
        if (!backwards.includes(`${from} -> ${to}`)) continue;
        unused.delete(`${from} -> ${to}`);
        targets.delete(to);
      }
    return cyclesOf(graph, level);
  });
  return [
    ...new Set(cycles.map((cycle) => `Folders import each other: ${cycle}`)),
    ...[...unused].map((one) => `${one} is gone: remove it from .dependency-cruiser.mjs.`),
  ];
}
