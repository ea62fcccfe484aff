import type { ChartLayout } from './chartLayout';
import styles from './Axes.module.css';

/** Lines of the values and words of the points; the numbers themselves are spoken elsewhere. */
export function Axes({ layout }: { layout: ChartLayout }) {
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
