import { SourceMap } from 'node:module';
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
  /** Milliseconds between two that are read: reading one takes up to a tenth of a second of everybody’s. */
  pause: 500,
};
const freshFor = 60_000;

/** Maps of releases, read one after the other; which of them are read anybody who fails decides. */
function createMaps(store: Store) {
  const maps = new Map<string, Promise<SourceMap | undefined>>();
  let lastRead = -Infinity;
  let shellKeys: { at: number; keys: Promise<string[]> } | undefined;

  async function parse(key: string) {
    const content = await store.read(key);
    if (!content || content.length > limits.largest) return undefined;
    return new SourceMap(
      JSON.parse(content.toString()) as ConstructorParameters<typeof SourceMap>[0],
    );
  }

  /** The files of the shell are the same in each release that has one, and their address names none. */
  async function shellKeyOf(file: string) {
    const now = performance.now();
    if (!shellKeys || now - shellKeys.at > freshFor)
      shellKeys = { at: now, keys: store.list('maps/shell/') };
    return (await shellKeys.keys).findLast((key) => key.endsWith(`/${file}.map`));
  }

  return async (remote: string | undefined, release: string | undefined, file: string) => {
    const key = remote ? `maps/${remote}/${release}/${file}.map` : await shellKeyOf(file);
    const known = key === undefined ? undefined : maps.get(key);
    const now = performance.now();
    if (key === undefined || known || now - lastRead < limits.pause) return known;
    lastRead = now;
    const reading = parse(key).catch(() => undefined);
    maps.set(key, reading);
    const [oldest] = maps.keys();
    if (maps.size > limits.most && oldest !== undefined) maps.delete(oldest);
    return reading;
  };
}

/** The stack with files and lines of the sources, where their maps are kept; nothing where none is. */
async function tracedStack(stack: string, mapOf: ReturnType<typeof createMaps>) {
  let isTraced = false;
  const lines: string[] = [];
  for (const line of stack.split('\n')) {
    const [found, remote, release, file = '', row, column] = place.exec(line) ?? [];
    const map = found && (await mapOf(remote, release, file));
    const entry = map && map.findEntry(Number(row) - 1, Number(column) - 1);
    if (!found || !entry || !('originalSource' in entry)) {
      lines.push(line);
      continue;
    }
    isTraced = true;
    const { originalSource, originalLine, originalColumn } = entry;
    lines.push(line.replace(found, `${originalSource}:${originalLine + 1}:${originalColumn + 1}`));
  }
  return isTraced ? lines.join('\n') : undefined;
}

const hasStack = (report: Report): report is Extract<Report, { kind: 'error' }> =>
  report.kind === 'error' && report.stack !== undefined && place.test(report.stack);

/** Adds to each error where in the sources it happened; whoever throws waits for nothing. */
export function traceSources(report: ReportSink, store: Store): ReportSink {
  const mapOf = createMaps(store);
  return (told) => {
    if (!hasStack(told)) {
      report(told);
      return;
    }
    tracedStack(told.stack ?? '', mapOf).then(
      (sources) => report(sources === undefined ? told : { ...told, sources }),
      () => report(told),
    );
  };
}
