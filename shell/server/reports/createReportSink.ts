import type { LanguageKey } from '@campus/shared/contract/fields';
import { pino } from 'pino';
import type { Report } from '../../src/reports/Report';
import { createBatches, type Post } from './createBatches';

interface SinkOptions {
  /** Reports also go here, in batches; otherwise they are in the log only. */
  url?: string;
  log?: Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>;
  post?: Post;
}

export type ReportSink = (report: Report & { language?: LanguageKey }) => void;

/** Backend and server write their logs to the same place. */
const ownLog = () => pino({ level: process.env.LOG_LEVEL ?? 'info' }, pino.destination(2));

function levelOf({ kind }: Report) {
  if (kind === 'alarm') return 'error';
  return kind === 'vital' ? 'info' : 'warn';
}

/** Where every report ends: a JSON line in the log, and REPORTS_URL. It never waits and never throws. */
export function createReportSink({ url, log = ownLog(), post }: SinkOptions = {}): ReportSink {
  const batches = url
    ? createBatches({
        url,
        post,
        onLoss: (lost, reason) => log.warn({ lost, reason }, 'reports lost'),
      })
    : undefined;
  return (report) => {
    const stamped = { ...report, at: new Date().toISOString() };
    log[levelOf(report)]({ report: stamped }, report.kind === 'alarm' ? 'alarm' : 'report');
    batches?.add(stamped);
  };
}
