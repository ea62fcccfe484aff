import { area, line } from 'd3-shape';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chartLayout, type ChartLayout, type ChartRow } from './chartLayout';
import { toneOf, type ChartKind, type ChartSeries } from './ChartSeries';
import { Hatches, hatchId } from './Hatches';
import { Marker } from './Marker';
import styles from './Plot.module.css';
import tipStyles from './Tip.module.css';
import toneStyles from './tone.module.css';
import type { ChartWords } from './useChartWords';

interface BarsProps {
  id: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  layout: ChartLayout;
  stacked: boolean;
}

/** From where to where each value of a row stands: on zero, or on those before it. */
function spansOf({ values }: ChartRow, stacked: boolean) {
  const reached = { up: 0, down: 0 };
  return values
    .map((value) => {
      const side = (value ?? 0) < 0 ? 'down' : 'up';
      const from = stacked ? reached[side] : 0;
      reached[side] = from + (value ?? 0);
      return { from, to: reached[side], isShown: value !== null };
    })
    .map((span, index) => (stacked ? span : { ...span, to: values[index] ?? 0 }));
}

function Bars({ id, series, rows, layout, stacked }: BarsProps) {
  const { places, size, y } = layout;
  const columns = stacked ? 1 : series.length;
  const width = Math.max(1, Math.min(size, 56 * columns) / columns - (columns > 1 ? 2 : 0));
  const step = Math.min(size, 56 * columns) / columns;
  return rows.map((row, index) =>
    spansOf(row, stacked).map(({ from, to, isShown }, column) => {
      const one = series[column];
      if (!one || !isShown) return null;
      const middle = stacked ? 0 : (column - (columns - 1) / 2) * step;
      const [a, b] = [y(from), y(to)];
      return (
        <rect
          key={`${row.x} ${one.key}`}
          className={toneStyles.bar}
          data-tone={toneOf(one, column)}
          style={column > 0 ? { fill: `url(#${hatchId(id, column)})` } : undefined}
          x={(places[index] ?? 0) + middle - width / 2}
          y={Math.min(a, b)}
          width={width}
          height={Math.max(Math.abs(a - b), to === 0 ? 0 : 1)}
          rx={2}
        />
      );
    }),
  );
}

interface LinesProps {
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  layout: ChartLayout;
  kind: ChartKind;
  active: number | null;
}

interface Spot {
  x: number;
  y: number | null;
}

const dashes = [undefined, '7 5', '2 5', '12 4 2 4', '5 3'];
const crowd = 31;

const curve = line<Spot>()
  .defined(({ y }) => y !== null)
  .x(({ x }) => x)
  .y(({ y }) => y ?? 0);

const isAlone = (spots: readonly Spot[], index: number) =>
  (spots[index - 1]?.y ?? null) === null && (spots[index + 1]?.y ?? null) === null;

/** A missing value interrupts the line; a value between two gaps is still a dot. */
function Lines({ series, rows, layout, kind, active }: LinesProps) {
  return series.map((one, column) => {
    const tone = toneOf(one, column);
    const spots = rows.map(({ values }, index): Spot => {
      const value = values[column] ?? null;
      return { x: layout.places[index] ?? 0, y: value === null ? null : layout.y(value) };
    });
    const fill = area<Spot>(
      ({ x }) => x,
      layout.zero,
      ({ y }) => y ?? 0,
    ).defined(({ y }) => y !== null);
    return (
      <g key={one.key}>
        {kind === 'area' && (
          <path className={toneStyles.area} data-tone={tone} d={fill(spots) ?? undefined} />
        )}
        <path
          className={toneStyles.line}
          data-tone={tone}
          strokeDasharray={dashes[column % dashes.length]}
          d={curve(spots) ?? undefined}
        />
        {spots.map(
          ({ x, y }, index) =>
            y !== null &&
            (rows.length <= crowd || index === active || isAlone(spots, index)) && (
              <Marker key={x} index={column} tone={tone} x={x} y={y} isActive={index === active} />
            ),
        )}
      </g>
    );
  });
}

interface TipProps {
  row: ChartRow;
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
  rows: readonly ChartRow[];
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
  const spoken = ({ x, values }: ChartRow) =>
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
