import { createContext, useContext } from 'react';
import type { ReportPlace, Report } from './Report';

type WithoutPlace<R> = R extends ReportPlace
  ? Omit<R, keyof ReportPlace> & Partial<ReportPlace>
  : never;

/** What the page tells of itself; where it happened is added unless the teller knows better. */
export type PageReport = WithoutPlace<Report>;

interface ReporterOptions {
  /** What the visitor said to the notice: it may change while the page is open. */
  isAllowed: (kind: Report['kind']) => boolean;
  /** Of the screen that is shown now. */
  place: () => ReportPlace;
  /** Hands a body to the browser, which sends it even while the page is left. */
  send: (body: string) => void;
  /** Calls back when nothing else is to be done. */
  whenIdle: (callback: () => void) => void;
}

export type Reporter = (report: PageReport) => void;

/** Reports of each kind per page: a loop of failures says nothing new. */
const most = 20;
/** The server takes 16 kB at once, in bytes: Russian letters are two each. */
const largest = 12_000;
const sizeOf = (text: string) => new Blob([text]).size;

interface Waiting {
  kind: Report['kind'];
  text: string;
}

const isOut = () => document.visibilityState === 'hidden';

/** The same failure at the same place, whatever its stack and its request were. */
const sameness = (report: Report) => JSON.stringify({ ...report, stack: '', requestId: '' });

/** Collects what the page tells of itself and sends it in idle moments. It never throws. */
export function createReporter({ isAllowed, place, send, whenIdle }: ReporterOptions): Reporter {
  const known = new Set<string>();
  const counts: Record<string, number> = {};
  let waiting: Waiting[] = [];

  function flush() {
    waiting = waiting.filter(({ kind }) => isAllowed(kind));
    let size = 0;
    const fitting = waiting.findIndex(({ text }) => (size += sizeOf(text) + 1) > largest);
    const batch = fitting > 0 ? waiting.slice(0, fitting) : waiting;
    waiting = waiting.slice(batch.length);
    if (batch.length > 0) send(`[${batch.map(({ text }) => text).join()}]`);
    if (waiting.length > 0) flush();
  }

  function add(report: Report) {
    const key = sameness(report);
    const count = counts[report.kind] ?? 0;
    if (known.has(key) || count >= most) return;
    known.add(key);
    counts[report.kind] = count + 1;
    waiting.push({ kind: report.kind, text: JSON.stringify(report) });
    if (isOut()) queueMicrotask(flush);
    else if (waiting.length === 1) whenIdle(flush);
  }

  document.addEventListener('visibilitychange', () => isOut() && flush());
  return (report) => {
    try {
      if (isAllowed(report.kind)) add({ ...place(), ...report });
    } catch {
      // A report that cannot be sent is not reported: that would loop.
    }
  };
}

/** Silent by default: a screen of failure must work wherever it is shown. */
export const ReportContext = createContext<Reporter>(() => undefined);

export const useReport = (): Reporter => useContext(ReportContext);
