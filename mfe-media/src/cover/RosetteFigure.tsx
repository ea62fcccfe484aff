import type { CoverArt } from './coverArt';
import styles from './Cover.module.css';

interface RingProps {
  petals: number;
  length: number;
  width: number;
}

const Ring = ({ petals, length, width }: RingProps) =>
  Array.from({ length: petals }, (_, petal) => (
    <ellipse key={petal} rx={length} ry={width} transform={`rotate(${(petal * 180) / petals})`} />
  ));

/** The engraver's rose: ellipses turned about one centre, a small rose within a large one. */
export function RosetteFigure({ x, y, turn, spread: [size, slim, , heart] }: CoverArt) {
  const length = 190 + size * 110;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle className={styles.shade} r={length * 0.62} />
      <g className={styles.line}>
        <Ring petals={30} length={length} width={length * (0.3 + slim * 0.25)} />
      </g>
      <g className={styles.fine}>
        <Ring petals={18} length={length * 0.42} width={length * 0.2} />
      </g>
      <circle className={styles.sun} r={10 + heart * 14} />
    </g>
  );
}
