import type { Row } from './chartLayout';
import type { ChartSeries } from './ChartSeries';
import styles from './ChartTable.module.css';
import type { ChartWords } from './useChartWords';

interface ChartTableProps {
  title: string;
  /** What a point is: «Месяц». */
  pointLabel: string;
  series: readonly ChartSeries[];
  rows: readonly Row[];
  words: ChartWords;
  isShown: boolean;
}

/** The same numbers for reading one by one; on paper it stands below the picture. */
export function ChartTable({ title, pointLabel, series, rows, words, isShown }: ChartTableProps) {
  return (
    <div
      className={styles.region}
      data-shown={isShown}
      role="region"
      aria-label={title}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{pointLabel}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ x, values }) => (
            <tr key={x}>
              <th scope="row">{words.name(x)}</th>
              {series.map(({ key }, column) => (
                <td key={key}>{words.value(values[column] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
