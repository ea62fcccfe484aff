import { toneOf, type ChartKind, type ChartSeries } from './ChartSeries';
import { hatchId } from './Hatches';
import styles from './Legend.module.css';
import { Marker } from './Marker';
import look from './tone.module.css';

interface LegendProps {
  id: string;
  series: readonly ChartSeries[];
  kind: ChartKind;
}

/** Which sign belongs to whom; for one series its title says it all. */
export function Legend({ id, series, kind }: LegendProps) {
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
