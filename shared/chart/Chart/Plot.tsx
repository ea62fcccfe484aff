import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Axes } from './Axes';
import { Bars } from './Bars';
import { chartLayout, type Row } from './chartLayout';
import type { ChartKind, ChartSeries } from './ChartSeries';
import { Hatches } from './Hatches';
import { Lines } from './Lines';
import styles from './Plot.module.css';
import { Tip } from './Tip';
import type { ChartWords } from './useChartWords';
import { useWidth } from './useWidth';

interface PlotProps {
  id: string;
  title: string;
  series: readonly ChartSeries[];
  rows: readonly Row[];
  words: ChartWords;
  kind: ChartKind;
  stacked: boolean;
  height: number;
}

const nearest = (places: readonly number[], x: number) =>
  places.reduce(
    (best, place, index) =>
      Math.abs(place - x) < Math.abs((places[best] ?? Infinity) - x) ? index : best,
    0,
  );

function keyTarget(key: string, active: number | null, last: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key];
  if (step === undefined) return undefined;
  if (active === null) return step > 0 ? 0 : last;
  return Math.min(Math.max(active + step, 0), last);
}

/** The picture as a slider: arrows go from point to point, and a screen reader says each. */
export function Plot({ id, title, series, rows, words, kind, stacked, height }: PlotProps) {
  const { t } = useTranslation('shared');
  const { ref, width, textScale } = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const layout = chartLayout({ rows, kind, stacked, width, height, textScale, ...words });
  const row = active === null ? undefined : rows[active];
  const at = layout.places[active ?? 0] ?? 0;
  const spoken = ({ x, values }: Row) =>
    `${words.name(x)}: ${series.map(({ label }, column) => `${label} ${words.value(values[column] ?? null)}`).join(', ')}`;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setActive(null);
    const next = keyTarget(event.key, active, rows.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  }
  const onPointer = (event: PointerEvent) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setActive(nearest(layout.places, event.clientX - left));
  };

  return (
    <div
      ref={ref}
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={t('chart.points', { title })}
      aria-valuemin={1}
      aria-valuemax={rows.length}
      aria-valuenow={(active ?? 0) + 1}
      aria-valuetext={row ? spoken(row) : t('chart.hint', { count: rows.length })}
      onKeyDown={onKeyDown}
      onBlur={() => setActive(null)}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setActive(null)}
    >
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        <Hatches id={id} series={series} />
        <Axes layout={layout} />
        {row && <line className={styles.guide} x1={at} x2={at} y1={0} y2={height - 32} />}
        {kind === 'bar' ? (
          <Bars id={id} series={series} rows={rows} layout={layout} stacked={stacked} />
        ) : (
          <Lines series={series} rows={rows} layout={layout} kind={kind} active={active} />
        )}
      </svg>
      {row && <Tip row={row} at={at} series={series} layout={layout} words={words} />}
    </div>
  );
}
