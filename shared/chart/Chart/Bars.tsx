import type { ChartLayout, Row } from './chartLayout';
import { toneOf, type ChartSeries } from './ChartSeries';
import { hatchId } from './Hatches';
import styles from './tone.module.css';

interface BarsProps {
  id: string;
  series: readonly ChartSeries[];
  rows: readonly Row[];
  layout: ChartLayout;
  stacked: boolean;
}

/** From where to where each value of a row stands: on zero, or on those before it. */
function spansOf({ values }: Row, stacked: boolean) {
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

export function Bars({ id, series, rows, layout, stacked }: BarsProps) {
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
          className={styles.bar}
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
