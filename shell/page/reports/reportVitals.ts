import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Reporter } from './createReporter';
import type { ReportPlace } from './Report';

const decimals = 10_000;

/** How fast the first screen came, how steady the page was and how quickly it has answered. */
export function reportVitals(report: Reporter, first: ReportPlace) {
  const tell = (place?: ReportPlace) => (metric: Metric) =>
    report({
      ...place,
      kind: 'vital',
      name: metric.name,
      value: Math.round(metric.value * decimals) / decimals,
      rating: metric.rating,
    });
  onTTFB(tell(first));
  onFCP(tell(first));
  onLCP(tell(first));
  // These two belong to whichever screen was shown when the page was left.
  onCLS(tell());
  onINP(tell());
}
