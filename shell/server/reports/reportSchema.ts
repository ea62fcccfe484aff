import * as z from 'zod/mini';
import type { Report } from '../../src/reports/Report';
import { framesOf } from './framesOf';
import { withoutPersonalData } from './withoutPersonalData';

const name = z.string().check(z.regex(/^[\w.-]{1,60}$/));

const cleaned = (most: number, clean: (text: string) => string) =>
  z.pipe(
    z.string().check(z.maxLength(8000)),
    z.transform((text: string) => clean(text).trim().slice(0, most)),
  );

const place = {
  // A pattern: `/news/:url`, `*`; an address with a record's number in it does not pass.
  page: z.string().check(z.regex(/^(?!.*\d{4})[/\w:*?-]{1,100}$/)),
  remote: z.optional(name),
  release: name,
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
  missing: z.array(name).check(z.minLength(1), z.maxLength(50)),
});

/** The others are the server’s own to tell. */
type ReportOfPage = Exclude<Report, { kind: 'head' | 'list' | 'alarm' }>;

/** What a page may tell of itself. Unknown fields are dropped. */
const report = z.discriminatedUnion('kind', [error, vital, texts]);

const mostReports = 20;

export const reportsSchema: z.ZodMiniType<ReportOfPage[]> = z
  .array(report)
  .check(z.minLength(1), z.maxLength(mostReports));
