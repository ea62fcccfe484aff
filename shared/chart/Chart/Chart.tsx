import { Button } from '@campus/shared/ui/Button';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useId, useMemo, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Chart.module.css';
import { rowsOf, type ChartRow } from './chartLayout';
import { type ChartKind, type ChartSeries, type ChartUnit, toneOf } from './ChartSeries';
import { hatchId } from './Hatches';
import { Marker } from './Marker';
import { Plot } from './Plot';
import look from './tone.module.css';
import { useChartWords, type ChartWords } from './useChartWords';

interface ChartTableProps {
  title: string;
  /** What a point is: «Месяц». */
  pointLabel: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  words: ChartWords;
  isShown: boolean;
}

/** The same numbers for reading one by one; on paper it stands below the picture. */
function ChartTable({ title, pointLabel, series, rows, words, isShown }: ChartTableProps) {
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

interface LegendProps {
  id: string;
  series: readonly ChartSeries[];
  kind: ChartKind;
}

/** Which sign belongs to whom; for one series its title says it all. */
function Legend({ id, series, kind }: LegendProps) {
  if (series.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {series.map((one, index) => (
        <li key={one.key} className={styles.item}>
          <svg width="20" height="16" viewBox="0 0 20 16" aria-hidden="true" focusable="false">
            {kind === 'bar' ? (
              <rect
                className={look.bar}
                data-tone={toneOf(one, index)}
                style={index > 0 ? { fill: `url(#${hatchId(id, index)})` } : undefined}
                x="3"
                y="1"
                width="14"
                height="14"
                rx="2"
              />
            ) : (
              <Marker index={index} tone={toneOf(one, index)} x={10} y={8} isActive />
            )}
          </svg>
          {one.label}
        </li>
      ))}
    </ul>
  );
}

const shape = ['38%', '54%', '46%', '70%', '62%', '84%', '58%'];

function ChartSkeleton({ height }: { height: number }) {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.shape} style={{ height }} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {shape.map((part) => (
        <Skeleton key={part} height={part} />
      ))}
    </div>
  );
}

export type { ChartSeries } from './ChartSeries';

interface ChartProps {
  ref?: Ref<HTMLElement>;
  title: string;
  series: readonly ChartSeries[];
  kind?: ChartKind;
  /** Bars of one point stand on each other instead of side by side. */
  stacked?: boolean;
  unit?: ChartUnit;
  /** What a point is called in the table: «Месяц». */
  pointLabel: string;
  loading?: boolean;
  /** Stands in its place while there is nothing to draw. */
  empty: ReactNode;
  height?: number;
}

/** Numbers as a picture for the eyes and as a table for everybody else and for paper. */
export function Chart(props: ChartProps) {
  const { ref, title, series, kind = 'line', stacked = false, unit = 'count' } = props;
  const { pointLabel, loading = false, empty, height = 280 } = props;
  const { t } = useTranslation('shared');
  const id = useId();
  const [isTable, setTable] = useState(false);
  const words = useChartWords(unit);
  const rows = useMemo(() => rowsOf(series), [series]);
  const hasValues = rows.some(({ values }) => values.some((value) => value !== null));
  const isPlotted = hasValues && !loading;
  const shared = { title, series, rows, words };
  return (
    <figure ref={ref} className={styles.chart} aria-labelledby={`${id}-title`}>
      <figcaption className={styles.head}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {isPlotted && (
          <Button
            size="s"
            variant="ghost"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {t('chart.asTable')}
          </Button>
        )}
      </figcaption>
      {loading && <ChartSkeleton height={height} />}
      {!loading && !hasValues && empty}
      {isPlotted && (
        <>
          {!isTable && <Legend id={id} series={series} kind={kind} />}
          {!isTable && <Plot {...shared} id={id} kind={kind} stacked={stacked} height={height} />}
          <ChartTable {...shared} pointLabel={pointLabel} isShown={isTable} />
        </>
      )}
    </figure>
  );
}
