import type { LanguageKey } from '@campus/shared/contract/fields';
import { pino } from 'pino';
import type { Report } from '../../page/reports/Report';

type Post = (url: string, body: string, signal: AbortSignal) => Promise<{ ok: boolean }>;

interface BatchOptions {
  url: string;
  post?: Post;
  /** How many were given up, and why. */
  onLoss: (count: number, reason: string) => void;
}

const pause = 1000;
const patience = 5000;
const batchSize = 100;
const mostWaiting = 1000;

const postJson: Post = (url, body, signal) =>
  fetch(url, { method: 'POST', body, signal, headers: { 'content-type': 'application/json' } });

/** Sends what was added within a second as one JSON array; what cannot be sent is counted and let go. */
function createBatches({ url, post = postJson, onLoss }: BatchOptions) {
  const waiting: unknown[] = [];
  let overflow = 0;
  let isScheduled = false;
  let sending = Promise.resolve();

  async function sendSome() {
    const batch = waiting.splice(0, batchSize);
    try {
      const { ok } = await post(url, JSON.stringify(batch), AbortSignal.timeout(patience));
      if (!ok) onLoss(batch.length, 'refused');
    } catch (error) {
      onLoss(batch.length, (error as Error).name);
    }
  }

  async function sendAll() {
    while (waiting.length > 0) await sendSome();
    if (overflow > 0) onLoss(overflow, 'too many');
    overflow = 0;
    isScheduled = false;
  }

  /** After what is under way. */
  const flush = () => (sending = sending.then(sendAll));

  return {
    flush,
    add(item: unknown) {
      if (waiting.length >= mostWaiting) {
        overflow += 1;
        return;
      }
      waiting.push(item);
      if (isScheduled) return;
      isScheduled = true;
      // A timer alone must not keep a server alive that was told to stop.
      setTimeout(() => void flush(), pause).unref();
    },
  };
}

interface SinkOptions {
  /** Reports also go here, in batches; otherwise they are in the log only. */
  url?: string;
  log?: Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>;
  post?: Post;
}

export type ReportSink = (report: Report & { language?: LanguageKey }) => void;

export interface FlushableSink extends ReportSink {
  /** Settles when what was told so far has been sent, or given up: the process may end then. */
  flush: () => Promise<void>;
}

/** Backend and server write their logs to the same place. */
export const ownLog = () =>
  pino({ name: 'gateway', level: process.env.LOG_LEVEL || 'info' }, pino.destination(2));

const isForPeople = ({ kind }: Report) => kind === 'alarm' || kind === 'move';

function levelOf(report: Report) {
  const { kind } = report;
  if (isForPeople(report)) return 'error';
  return kind === 'vital' ? 'info' : 'warn';
}

/** Where every report ends: a JSON line in the log, and REPORTS_URL. It never waits and never throws. */
export function createReportSink({ url, log = ownLog(), post }: SinkOptions = {}): FlushableSink {
  const batches = url
    ? createBatches({
        url,
        post,
        onLoss: (lost, reason) => log.warn({ lost, reason }, 'reports lost'),
      })
    : undefined;
  const sink: ReportSink = (report) => {
    const stamped = { ...report, at: new Date().toISOString() };
    log[levelOf(report)]({ report: stamped }, isForPeople(report) ? report.kind : 'report');
    batches?.add(stamped);
  };
  return Object.assign(sink, { flush: async () => batches?.flush() });
}
