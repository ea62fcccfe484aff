import type { BrowserContext, CDPSession, Page } from 'playwright';

/** What scripts of remotes do in a page, by what it is and whose file it is from, and how often. */
export type WorkCounts = Record<string, number>;

/** Under which the page keeps its counts: no name, or the gate would find itself. */
const key = 'campus.mount';

interface Watched {
  /** Intervals that run, each with the file that has started it. */
  intervals: Map<unknown, string>;
  /** Timers and frames that were asked for since somebody read them last. */
  asked: Record<string, number>;
}

/**
 * Counts in every page of the context what its timers do, by the file of a remote that asks for them.
 * A proxy reads like the browser's own function. Nothing in it may have a name of its own: the
 * compiler would add a call that the page does not know.
 */
export const countTimers = (context: BrowserContext) =>
  context.addInitScript((name) => {
    const kept: Watched = { intervals: new Map(), asked: {} };
    Object.defineProperty(globalThis, Symbol.for(name), { value: kept });
    for (const kind of ['setInterval', 'setTimeout', 'requestAnimationFrame'] as const)
      Reflect.set(
        globalThis,
        kind,
        new Proxy(Reflect.get(globalThis, kind), {
          apply(target, self, given) {
            const id: unknown = Reflect.apply(target, self, given);
            const file = /\/remotes\/[^\s):?]+/.exec(new Error().stack ?? '')?.[0];
            if (file && kind === 'setInterval') kept.intervals.set(id, file);
            else if (file) kept.asked[file] = (kept.asked[file] ?? 0) + 1;
            return id;
          },
        }),
      );
    for (const kind of ['clearInterval', 'clearTimeout'] as const)
      Reflect.set(
        globalThis,
        kind,
        new Proxy(Reflect.get(globalThis, kind), {
          apply(target, self, given) {
            kept.intervals.delete(given[0]);
            return Reflect.apply(target, self, given) as unknown;
          },
        }),
      );
  }, key);

const readIntervals = (page: Page) =>
  page.evaluate((name) => {
    const kept = Reflect.get(globalThis, Symbol.for(name)) as Watched | undefined;
    return [...(kept?.intervals.values() ?? [])];
  }, key);

/** What files of remotes have asked for since it was called last. */
export const readAsked = (page: Page): Promise<WorkCounts> =>
  page.evaluate((name) => {
    const kept = Reflect.get(globalThis, Symbol.for(name)) as Watched | undefined;
    const asked = kept?.asked ?? {};
    if (kept) kept.asked = {};
    return asked;
  }, key);

const everybodys = ['window', 'document', 'document.documentElement', 'document.body'];

/** Whom the listeners of everybody's objects belong to; only the browser itself knows all of them. */
async function readListeners(session: CDPSession): Promise<string[]> {
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => files.set(scriptId, url));
  await session.send('Debugger.enable');
  await session.send('Debugger.setSkipAllPauses', { skip: true });
  const found: string[] = [];
  for (const expression of everybodys) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) continue;
    const { objectId } = result;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    for (const { type, scriptId } of listeners)
      found.push(`a listener for ${type} of the ${expression} (${files.get(scriptId) ?? ''})`);
  }
  await session.send('Debugger.disable');
  return found;
}

/** Where the address of a file begins in what is said of it. */
const fileIn = /(?:https?:\/\/[^/\s]+)?(\/remotes\/([^/\s]+)\/[^\s):?]+)/;

/** Everything that works on by itself in a page, of these remotes. */
export async function readWork(page: Page, remotes: readonly string[]): Promise<WorkCounts> {
  const session = await page.context().newCDPSession(page);
  const listeners = await readListeners(session);
  await session.detach();
  const intervals = (await readIntervals(page)).map((file) => `an interval (${file})`);
  const work: WorkCounts = {};
  for (const one of [...intervals, ...listeners]) {
    const [address = '', file = '', remote = ''] = fileIn.exec(one) ?? [];
    if (!remotes.includes(remote)) continue;
    const said = one.replace(address, file);
    work[said] = (work[said] ?? 0) + 1;
  }
  return work;
}

/** What there is more of than before, which each further visit of the screen would add to. */
export const addedWork = (before: WorkCounts, after: WorkCounts): string[] =>
  Object.entries(after)
    .filter(([what, count]) => count > (before[what] ?? 0))
    .map(([what]) => `leaves ${what} behind: end it where the screen ends.`);

/** More is no late answer to what was asked before. */
const fewest = 3;

/** What goes on by timers, though its screen is gone. */
export const restlessFiles = (asked: WorkCounts, remotes: readonly string[]): string[] =>
  Object.entries(asked)
    .filter(([file, count]) => count >= fewest && remotes.includes(file.split('/')[2] ?? ''))
    .map(
      ([file]) => `goes on by timers when it is left (${file}): end them where the screen ends.`,
    );

/** Seconds of the tasks of the page's own thread, by the processor's clock or by the one on the wall. */
async function watchTasks(page: Page, timeDomain: 'threadTicks' | 'timeTicks') {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
}

/**
 * Seconds for which the page's own thread has used the processor so far, and for which it was at work:
 * beside others a task lasts longer than the processor works on it.
 */
export async function watchProcessor(page: Page) {
  const used = await watchTasks(page, 'threadTicks');
  const occupied = await watchTasks(page, 'timeTicks');
  return async () => ({ used: await used(), occupied: await occupied() });
}

/** Bytes that the scripts of a page hold, without what they have let go of. */
export async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
