import { releasePattern } from '@campus/shared/contract/releases/requests';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ReportOfPage } from '../../page/reports/Report';
import { chosenLanguage } from '../chosenLanguage';
import type { Origin } from '../Origin';
import { readCookies } from '../readCookies';
import type { ReportSink } from './createReportSink';

const hidden = '…';

/** Letters that a log or a terminal would take for an order of their own. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One word is taken at a time: a pattern that looked for the @ from every letter would take ages. */
const word = /[^\s"'()<>]+/g;
const mailAddress = /^[^@]+@[^@:]*\.[^@:]+/;

const withoutMail = (text: string) =>
  text.replace(word, (one) => (one.includes('@') ? one.replace(mailAddress, hidden) : one));

/** Each takes what it has begun to read, or gives up within a few letters: everybody may send texts. */
const traces: readonly [RegExp, string][] = [
  // Queries and fragments of addresses.
  [/([/\w])[?#][^\s"'()<>]*/g, '$1'],
  [/\beyJ[\w-]+(\.[\w-]*)*/g, hidden],
  [/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi, hidden],
  // Phones, insurance and card numbers, however they are grouped.
  [/\+?\d(?:[\s()-]{0,2}\d){5,}/g, hidden],
];

/** One line of text without what could tell whose page it was. */
export const withoutPersonalData = (text: string) =>
  traces.reduce(
    (left, [trace, instead]) => left.replace(trace, instead),
    withoutMail(text.replace(control, ' ')),
  );

const frame = /:\d+:\d+\)?$/;
const query = /[?#][^\s():]*/g;
const mostFrames = 20;

/** The places of a stack and nothing else: its first lines repeat the message. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim())
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.replace(query, '').slice(0, 300))
    .join('\n');

const name = z.string().check(z.regex(/^[\w.-]{1,60}$/));
const release = z.string().check(z.regex(releasePattern));
/** With its namespace: `media:news.title`. */
const textKey = z.string().check(z.regex(/^[\w:.-]{1,120}$/));

const cleaned = (most: number, clean: (text: string) => string) =>
  z.pipe(
    z.string().check(z.maxLength(8000)),
    z.transform((text: string) => clean(text).trim().slice(0, most)),
  );

/** A pattern: `/news/:url`, `*`; an address with a record's number in it is none. */
const pattern = /^(?!.*\d{4})[/\w:*?-]{1,100}$/;

const place = {
  // A remote may declare `/olympiad-2026`: what fails there counts, and where is not told.
  page: z.pipe(
    z.string().check(z.maxLength(8000)),
    z.transform((page: string) => (pattern.test(page) ? page : '*')),
  ),
  remote: z.optional(name),
  release,
  /** As the server has signed it. */
  visit: z.optional(z.string().check(z.regex(/^[\w.-]{1,400}$/))),
};

const error = z.object({
  ...place,
  kind: z.literal('error'),
  phase: z.enum(['draw', 'load', 'render', 'call', 'script', 'policy', 'hang']),
  step: z.optional(z.enum(['retry', 'fallback', 'card'])),
  message: cleaned(300, withoutPersonalData),
  stack: z.optional(cleaned(2000, framesOf)),
  requestId: z.optional(name),
});

const vital = z.object({
  ...place,
  kind: z.literal('vital'),
  name: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
  value: z.number().check(z.nonnegative(), z.lte(3_600_000)),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

const texts = z.object({
  ...place,
  kind: z.literal('texts'),
  language: z.enum(['ru', 'en']),
  missing: z.array(textKey).check(z.minLength(1), z.maxLength(50)),
});

/** What a page may tell of itself. Unknown fields are dropped. */
const report = z.discriminatedUnion('kind', [error, vital, texts]);

const mostReports = 20;

const reportsSchema: z.ZodMiniType<ReportOfPage[]> = z
  .array(report)
  .check(z.minLength(1), z.maxLength(mostReports));

interface Limit {
  max: number;
  /** Length of the window, in milliseconds. */
  window: number;
}

const mostAddresses = 10_000;

/** Whether an address may ask once more in this window; memory is bounded, whoever comes. */
function createAddressLimit({ max, window }: Limit) {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (address: string) => {
    const now = performance.now();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + window;
    }
    if (counts.size >= mostAddresses && !counts.has(address)) return false;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= max;
  };
}

const largest = 16 * 1024;
/** Many readers of a campus share one address; of what fails for all of them, so many tell enough. */
const oftenEnough = { max: 120, window: 60_000 };

/** A failure as the page reports it. */
export interface ReportedFailure {
  /** What its document carried. */
  visit?: string;
  /** Left out for the shell itself. */
  remote?: string;
  release: string;
  phase: string;
  step?: string;
}

interface Receivers {
  report: ReportSink;
  /** Counts a failure; what a page carries for that goes nowhere else. */
  onFailure: (failure: ReportedFailure, origin: Origin) => Promise<void>;
  /** Told of everything, with what the page carries for that. */
  onTold?: (report: ReportOfPage, visit: string | undefined) => void;
}

/** `POST /reports`: what pages tell of their failures and their speed, from this origin only. */
export function receiveReports(app: FastifyInstance, { report, onFailure, onTold }: Receivers) {
  const mayAsk = createAddressLimit(oftenEnough);
  app.post('/reports', { bodyLimit: largest }, async (request, reply) => {
    const { 'sec-fetch-site': site = 'same-origin', cookie } = request.headers;
    if (site !== 'same-origin') return reply.code(403).send();
    if (!mayAsk(request.ip)) return reply.code(429).header('retry-after', '60').send();
    const reports = reportsSchema.safeParse(request.body);
    if (!reports.success) return reply.code(400).send();
    const cookies = readCookies(cookie);
    const language = chosenLanguage(cookies);
    const origin = { ip: request.ip, token: cookies.AuthToken };
    for (const { visit, ...one } of reports.data) {
      report({ language, ...one });
      onTold?.(one, visit);
      if (one.kind === 'error') void onFailure({ ...one, visit }, origin);
    }
    return reply.code(204).send();
  });
}
