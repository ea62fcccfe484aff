import { Button } from '@campus/shared/ui/Button';
import { useId, useMemo, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Chart.module.css';
import { rowsOf } from './chartLayout';
import type { ChartKind, ChartSeries, ChartUnit } from './ChartSeries';
import { ChartSkeleton } from './ChartSkeleton';
import { ChartTable } from './ChartTable';
import { Legend } from './Legend';
import { Plot } from './Plot';
import { useChartWords } from './useChartWords';

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
  const isDrawn = hasValues && !loading;
  const shared = { title, series, rows, words };
  return (
    <figure ref={ref} className={styles.chart} aria-labelledby={`${id}-title`}>
      <figcaption className={styles.head}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {isDrawn && (
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
      {isDrawn && (
        <>
          {!isTable && <Legend id={id} series={series} kind={kind} />}
          {!isTable && <Plot {...shared} id={id} kind={kind} stacked={stacked} height={height} />}
          <ChartTable {...shared} pointLabel={pointLabel} isShown={isTable} />
        </>
      )}
    </figure>
  );
}
