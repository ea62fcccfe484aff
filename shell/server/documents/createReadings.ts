import type { Registry } from '../../releases/registry/Registry';
import type { Planner, Reading } from '../createPlanner';
import { matchScreen, type MatchedScreen } from '../matchScreen';
import type { Visitor } from '../Visitor';

interface Found {
  reading: Reading;
  screen: MatchedScreen | null;
}

interface Cached {
  /** Of the last move in the registry. */
  number: number;
  since: number;
  found: Map<string, Promise<Found>>;
}

interface Sources {
  planner: Planner;
  registry: Pick<Registry, 'current'>;
  /** Files change under the same names: everything is read each time. */
  isDevelopment?: boolean;
}

/** Milliseconds; a file that was damaged or a key that was revoked shows after them. */
const moment = 500;
const most = 500;

/**
 * Finds plan and screen of an address, for those who come at the same moment only once: to read the
 * plan and to rank all routes costs more than to send a document. A move in the registry counts at
 * once, and what staff try out is never kept.
 */
export function createReadings({ planner, registry, isDevelopment }: Sources) {
  let kept: Cached = { number: -1, since: -Infinity, found: new Map() };

  async function find(visitor: Visitor, path: string): Promise<Found> {
    const reading = await planner.read(visitor);
    return { reading, screen: matchScreen(path, reading.active) };
  }

  const numberNow = () =>
    registry.current().then(
      ({ number }) => number,
      () => undefined,
    );

  return async (visitor: Visitor, path: string): Promise<Found> => {
    const number = visitor.overrides || isDevelopment ? undefined : await numberNow();
    if (number === undefined) return find(visitor, path);
    const now = performance.now();
    const isOver = kept.number !== number || now - kept.since > moment || kept.found.size >= most;
    if (isOver) kept = { number, since: now, found: new Map() };
    const key = JSON.stringify([visitor.language, visitor.number, visitor.roles, path]);
    const { found } = kept;
    const coming = found.get(key) ?? find(visitor, path);
    found.set(key, coming);
    coming.catch(() => found.delete(key));
    return coming;
  };
}
