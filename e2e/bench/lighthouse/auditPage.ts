import lighthouse, { type Result } from 'lighthouse';

/** What one visit was judged: categories of 0 to 100, milliseconds, and the layout shift. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** How fast the machine was meanwhile: a laptop of today has about 2000. */
  machine: number;
  /** What is not as it should be, apart from speed. */
  complaints: string[];
}

const beyondSpeed = ['accessibility', 'best-practices', 'seo'];

const itemsOf = (details: object = {}) => ('items' in details ? details.items : []);

/** Audits that cost points, with what they point at. */
function complaintsOf({ categories, audits }: Result) {
  const refs = beyondSpeed.flatMap((name) => categories[name]?.auditRefs ?? []);
  return refs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.id}: ${JSON.stringify(itemsOf(audit?.details)).slice(0, 600)}`);
}

/** One visit of a stranger with a middling phone and line, as Lighthouse simulates them. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  const result = run?.lhr;
  if (!result || result.runtimeError)
    throw new Error(`Lighthouse could not visit ${url}: ${result?.runtimeError?.message}`);
  const points = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    machine: result.environment.benchmarkIndex,
    complaints: complaintsOf(result),
  };
}
