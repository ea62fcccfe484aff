import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Registry } from '../../releases/registry/Registry';
import type { Report } from '../../page/reports/Report';
import type { ReportSink } from './createReportSink';

type Store = Pick<Registry['store'], 'read' | 'list'>;

/** A place in a file of a release: `https://campus.example/remotes/media/1.0.0-a/313.ab.js:1:248`. */
const place =
  /(?:https?:\/\/[^/\s()]+)?\/(?:remotes\/([\w-]+)\/([\w.-]+)|shell)\/([\w.-]+\.js):(\d+):(\d+)/;

const limits = {
  /** Maps that are kept in memory. */
  most: 24,
  /** Bytes of one. */
  largest: 8 * 1024 * 1024,
  /** Files that are read or looked up at once: which ones is decided by whoever tells of errors. */
  waiting: 6,
};

interface Place {
  key: string;
  line: number;
  column: number;
}

/** A place in the sources; nothing of it where the map does not know. */
type Entry = Partial<
  Record<'originalLine' | 'originalColumn', number> & Record<'originalSource', string>
>;

type Places = readonly (readonly [line: number, column: number])[];

const file = path.join(root, 'shell/server/reports/sources.mjs');

/** One thread that reads maps, from the first error on; it keeps as many as it is told to. */
function createLookup(store: Store) {
  const waiting = new Map<number, (found?: Entry[]) => void>();
  const held = new Set<string>();
  let thread: Worker | undefined;
  let [last, underWay] = [0, 0];

  function start() {
    const started = new Worker(file, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    started.unref();
    started.on('message', ({ question, found }: { question: number; found?: Entry[] }) => {
      waiting.get(question)?.(found);
      waiting.delete(question);
    });
    started.on('error', () => undefined);
    started.once('exit', () => {
      for (const settle of waiting.values()) settle();
      waiting.clear();
      held.clear();
      thread = undefined;
    });
    return started;
  }

  /** As the thread does it, so that both know which maps it has. */
  function hold(key: string) {
    held.add(key);
    const [oldest] = held;
    if (held.size > limits.most && oldest !== undefined) held.delete(oldest);
  }

  async function ask(key: string, places: Places): Promise<Entry[] | undefined> {
    const read = held.has(key) ? undefined : await store.read(key);
    if (!held.has(key) && (!read || read.length > limits.largest)) return undefined;
    const content = held.has(key) ? undefined : read;
    if (content) hold(key);
    thread ??= start();
    const question = ++last;
    const answer = new Promise<Entry[] | undefined>((resolve) => waiting.set(question, resolve));
    thread.postMessage({ question, key, content, places, most: limits.most });
    return answer;
  }

  async function find(key: string, places: Places): Promise<Entry[] | undefined> {
    if (underWay >= limits.waiting) return undefined;
    underWay += 1;
    return ask(key, places).finally(() => (underWay -= 1));
  }

  return { find, close: () => thread?.terminate() };
}

const freshFor = 60_000;

/** The map of a file; of the shell’s the newest, since they are the same in each release that has one. */
function createKeys(store: Store) {
  let shell: { at: number; keys: Promise<string[]> } | undefined;
  const forget = () => {
    shell = undefined;
  };
  return async (remote: string | undefined, release: string | undefined, name: string) => {
    if (remote) return `maps/${remote}/${release}/${name}.map`;
    const now = performance.now();
    if (!shell || now - shell.at > freshFor) {
      shell = { at: now, keys: store.list('maps/shell/') };
      shell.keys.catch(forget);
    }
    return (await shell.keys).findLast((key) => key.endsWith(`/${name}.map`));
  };
}

const located = ({ originalSource, originalLine = 0, originalColumn = 0 }: Entry) =>
  `${originalSource}:${originalLine + 1}:${originalColumn + 1}`;

/** Tells of a stack with files and lines of the sources, where their maps are kept. */
function createTracer(store: Store, lookUp: ReturnType<typeof createLookup>['find']) {
  const keyOf = createKeys(store);

  async function placeIn(line: string): Promise<Place | undefined> {
    const [found, remote, release, name = '', row, column] = place.exec(line) ?? [];
    const key = found && (await keyOf(remote, release, name));
    return key ? { key, line: Number(row), column: Number(column) } : undefined;
  }

  /** Undefined where no line of it is known. */
  return async (stack: string): Promise<string | undefined> => {
    const lines = stack.split('\n');
    const places = await Promise.all(lines.map(placeIn));
    const traced = [...lines];
    let isTraced = false;
    for (const key of new Set(places.flatMap((one) => one?.key ?? []))) {
      const own = places.flatMap((one, at) => (one?.key === key ? [{ ...one, at }] : []));
      const asked = own.map(({ line, column }) => [line, column] as const);
      const entries = (await lookUp(key, asked)) ?? [];
      for (const [index, { at }] of own.entries()) {
        const entry = entries[index];
        if (!entry?.originalSource) continue;
        isTraced = true;
        traced[at] = (lines[at] ?? '').replace(place, located(entry));
      }
    }
    return isTraced ? traced.join('\n') : undefined;
  };
}

const hasStack = (report: Report): report is Extract<Report, { kind: 'error' }> =>
  report.kind === 'error' && report.stack !== undefined && place.test(report.stack);

/** Adds to each error where in the sources it happened; whoever throws waits for nothing. */
export function traceSources(report: ReportSink, store: Store) {
  const { find, close } = createLookup(store);
  const trace = createTracer(store, find);
  const traced: ReportSink = (told) => {
    if (!hasStack(told)) {
      report(told);
      return;
    }
    trace(told.stack ?? '').then(
      (sources) => report(sources === undefined ? told : { ...told, sources }),
      () => report(told),
    );
  };
  return { report: traced, trace, close };
}
