import type { CoverArt } from './coverArt';
import styles from './Cover.module.css';

const corners = [
  [0, 360],
  [640, 360],
  [640, 0],
  [0, 0],
] as const;

interface FanProps {
  at: readonly [number, number];
  rings: number;
  step: number;
  className?: string;
}

const Fan = ({ at: [x, y], rings, step, className }: FanProps) => (
  <g className={className}>
    {Array.from({ length: rings }, (_, ring) => (
      <circle key={ring} cx={x} cy={y} r={step * (ring + 2)} />
    ))}
  </g>
);

/** Two fans of arcs from different corners, whose crossing draws a third figure. */
export function ArchesFigure({ turn, x, y, spread: [first, second, side, sun] }: CoverArt) {
  const from = turn % 4;
  const start = corners[from] ?? corners[0];
  const other = corners[(from + (side < 0.5 ? 1 : 2)) % 4] ?? corners[1];
  return (
    <>
      <circle className={styles.shade} cx={start[0]} cy={start[1]} r={170 + first * 90} />
      <Fan at={start} rings={24} step={17 + first * 5} className={styles.line} />
      <Fan at={other} rings={20} step={19 + second * 6} className={styles.fine} />
      <circle className={styles.sun} cx={x} cy={y} r={22 + sun * 26} />
    </>
  );
}
