import { median } from '../quantiles';
import type { Audit } from './auditPage';

type Figure = Exclude<keyof Audit, 'complaints'>;

/** What each figure is called and how far it may go. */
const figures: [Figure, name: string, isGood: (value: number) => boolean, target: string][] = [
  ['performance', 'performance', (value) => value >= 98, '≥ 98'],
  ['accessibility', 'accessibility', (value) => value === 100, '100'],
  ['bestPractices', 'best practices', (value) => value === 100, '100'],
  ['seo', 'SEO', (value) => value === 100, '100'],
  ['shift', 'CLS', (value) => value <= 0.01, '≤ 0.01'],
  ['largestPaint', 'LCP, ms', () => true, '–'],
  ['blocked', 'TBT, ms', () => true, '–'],
  ['machine', 'BenchmarkIndex of the machine', () => true, '–'],
];

const shown = (figure: Figure, value: number) =>
  figure === 'shift' ? value.toFixed(3) : String(Math.round(value));

/** A row for each figure: the medians of every page, with what missed its target marked. */
export function reportOf(pages: Record<string, Audit[]>) {
  const names = Object.keys(pages);
  const rows = figures.map(([figure, name, isGood, target]) => {
    const cells = Object.values(pages).map((audits) => {
      const values = audits.map((audit) => audit[figure]);
      const middle = median(values);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      const spread = `${shown(figure, middle)} [${shown(figure, least)}…${shown(figure, most)}]`;
      return isGood(middle) ? spread : `**${spread}**`;
    });
    return `| ${[name, target, ...cells].join(' | ')} |`;
  });
  const complaints = Object.entries(pages).flatMap(([name, audits]) =>
    [...new Set(audits.flatMap((audit) => audit.complaints))].map((text) => `- ${name}: ${text}`),
  );
  return [
    `| | target | ${names.join(' | ')} |`,
    `| --- | ---: |${' ---: |'.repeat(names.length)}`,
    ...rows,
    ...(complaints.length > 0 ? ['', ...complaints] : []),
  ];
}
