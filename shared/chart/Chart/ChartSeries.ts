export interface ChartSeries {
  key: string;
  label: string;
  tone?: 'accent' | 'info' | 'warning' | 'danger' | 'muted';
  /** `x` is a day (2026-03-05), a month (2026-03) or words; a sum is in kopecks; null is a gap. */
  values: readonly { x: string; y: number | null }[];
}

export type ChartKind = 'line' | 'area' | 'bar';
export type ChartUnit = 'count' | 'money';

const tones = ['accent', 'info', 'warning', 'danger', 'muted'] as const;

export const toneOf = ({ tone }: ChartSeries, index: number) =>
  tone ?? tones[index % tones.length] ?? 'accent';
