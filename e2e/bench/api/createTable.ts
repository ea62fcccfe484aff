import type { Measured } from './measureFilters';

const cellsOf = ({ filter: { call, what }, total, p50, p95, p99 }: Measured) => [
  call.path.replace('/api/', ''),
  what,
  total.toLocaleString('en'),
  ...[p50, p95, p99].map((value) => value.toFixed(0)),
];

/** The slowest first. */
export const createTable = (rows: Measured[]) => [
  'call | body | total | p50 ms | p95 ms | p99 ms',
  '--- | --- | --: | --: | --: | --:',
  ...rows.toSorted((a, b) => b.p95 - a.p95).map((row) => cellsOf(row).join(' | ')),
];
