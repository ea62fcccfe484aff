import type { Audit } from './auditPage';
import { reportOf } from './reportOf';

const audit = (some: Partial<Audit> = {}): Audit => ({
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1_800.4,
  blocked: 40,
  shift: 0.0012,
  machine: 2_000,
  complaints: [],
  ...some,
});

test('medians are told with their spread, and what misses its target stands out', () => {
  const runs = [audit(), audit({ performance: 60 }), audit({ performance: 99, seo: 92 })];
  const worse = runs.map((one) => ({ ...one, shift: 0.03 }));
  const report = reportOf({ '/news': runs, '/news/a': worse }).join('\n');
  expect(report).toContain('| performance | ≥ 98 | 98 [60…99] |');
  expect(report).toContain('| SEO | 100 | 100 [92…100] |');
  expect(report).toContain('| CLS | ≤ 0.01 | 0.001 [0.001…0.001] | **0.030 [0.030…0.030]** |');
});

test('each complaint is told once', () => {
  const report = reportOf({ '/news': [1, 2].map(() => audit({ complaints: ['color-contrast'] })) });
  expect(report.filter((line) => line === '- /news: color-contrast')).toHaveLength(1);
});
