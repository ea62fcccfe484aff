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

/** What is wrong with the order of folders, a text each. */
export function folderCycles(levels: readonly RegExp[], links: readonly Link[]): string[] {
  const cycles = levels.flatMap((level) => cyclesOf(foldersOf(level, links), level));
  return [...new Set(cycles.map((cycle) => `Folders import each other: ${cycle}`))];
}
