import { area, line } from 'd3-shape';
import type { ChartLayout, Row } from './chartLayout';
import { toneOf, type ChartKind, type ChartSeries } from './ChartSeries';
import { Marker } from './Marker';
import styles from './tone.module.css';

interface LinesProps {
  series: readonly ChartSeries[];
  rows: readonly Row[];
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
export function Lines({ series, rows, layout, kind, active }: LinesProps) {
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
          <path className={styles.area} data-tone={tone} d={fill(spots) ?? undefined} />
        )}
        <path
          className={styles.line}
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
