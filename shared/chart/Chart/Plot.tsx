import { useState, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Bars } from './Bars';
import { chartLayout, type Row, type ChartLayout } from './chartLayout';
import type { ChartKind, ChartSeries } from './ChartSeries';
import { Hatches } from './Hatches';
import { Lines } from './Lines';
import styles from './Plot.module.css';
import tipStyles from './Tip.module.css';
import type { ChartWords } from './useChartWords';

interface TipProps {
  row: Row;
  at: number;
  series: readonly ChartSeries[];
  layout: ChartLayout;
  words: ChartWords;
}

/** What the slider says, for the eyes. */
function Tip({ row, at, series, layout, words }: TipProps) {
  const isLeft = at > layout.width / 2;
  const side = isLeft ? { right: layout.width - at + 12 } : { left: at + 12 };
  return (
    <div className={tipStyles.tip} style={side} aria-hidden="true">
      <p className={tipStyles.name}>{words.name(row.x)}</p>
      {series.map(({ key, label }, column) => (
        <p key={key} className={tipStyles.line}>
          {series.length > 1 && <span className={tipStyles.label}>{label}</span>}
          <span className={tipStyles.value}>{words.value(row.values[column] ?? null)}</span>
        </p>
      ))}
    </div>
  );
}

/** Lines of the values and words of the points; the numbers themselves are spoken elsewhere. */
function Axes({ layout }: { layout: ChartLayout }) {
  const { left, right, height, zero, yTicks, xTicks } = layout;
  return (
    <g className={styles.axes}>
      {yTicks.map(({ value, at, label }) => (
        <g key={value}>
          <line className={styles.line} x1={left} x2={right} y1={at} y2={at} />
          <text x={left - 8} y={at} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <line className={styles.zero} x1={left} x2={right} y1={zero} y2={zero} />
      {xTicks.map(({ label, at }) => (
        <text key={at} x={at} y={height - 8} textAnchor="middle">
          {label}
        </text>
      ))}
    </g>
  );
}

const usualText = 16;

/** How wide an element is and how large the text; usual values until they have been measured. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 640, textScale: 1 });
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      const text = parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (measured > 0) setSize({ width: measured, textScale: text / usualText || 1 });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

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
