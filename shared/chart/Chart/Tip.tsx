import type { ChartLayout, Row } from './chartLayout';
import type { ChartSeries } from './ChartSeries';
import styles from './Tip.module.css';
import type { ChartWords } from './useChartWords';

interface TipProps {
  row: Row;
  at: number;
  series: readonly ChartSeries[];
  layout: ChartLayout;
  words: ChartWords;
}

/** What the slider says, for the eyes. */
export function Tip({ row, at, series, layout, words }: TipProps) {
  const isLeft = at > layout.width / 2;
  const side = isLeft ? { right: layout.width - at + 12 } : { left: at + 12 };
  return (
    <div className={styles.tip} style={side} aria-hidden="true">
      <p className={styles.name}>{words.name(row.x)}</p>
      {series.map(({ key, label }, column) => (
        <p key={key} className={styles.line}>
          {series.length > 1 && <span className={styles.label}>{label}</span>}
          <span className={styles.value}>{words.value(row.values[column] ?? null)}</span>
        </p>
      ))}
    </div>
  );
}
