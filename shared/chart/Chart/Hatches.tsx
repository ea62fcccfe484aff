import { toneOf, type ChartSeries } from './ChartSeries';
import styles from './tone.module.css';

export const hatchId = (id: string, index: number) => `${id}-hatch-${index}`;

/** Bars after the first series are hatched, each at its own angle, for those who do not tell colours apart. */
export function Hatches({ id, series }: { id: string; series: readonly ChartSeries[] }) {
  return (
    <defs>
      {series.map((one, index) => (
        <pattern
          key={one.key}
          id={hatchId(id, index)}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${index * 45})`}
        >
          <g className={styles.hatch} data-tone={toneOf(one, index)}>
            <rect width="6" height="6" stroke="none" opacity="0.25" />
            <line x1="1.5" x2="1.5" y1="0" y2="6" strokeWidth="2.5" />
          </g>
        </pattern>
      ))}
    </defs>
  );
}
