export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** What `part` of the values does not exceed. */
function quantile(values: number[], part: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export interface Quantiles {
  p50: number;
  p95: number;
  p99: number;
}

export const quantilesOf = (values: number[]): Quantiles => ({
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  p99: quantile(values, 0.99),
});
