import type { CoverArt } from './coverArt';
import styles from './Cover.module.css';

const rings = 40;

/** Equal circles strung on a circle: a ring with a lit hollow in the middle. */
export function TorusFigure({ x, y, turn, spread: [size, hollow, lean, sun] }: CoverArt) {
  const radius = 80 + size * 50;
  const orbit = radius * (1.15 + hollow * 0.4);
  const squeeze = 0.7 + lean * 0.3;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g transform={`scale(1 ${squeeze.toFixed(2)})`}>
        <circle className={styles.shade} r={radius + orbit} />
        {Array.from({ length: rings }, (_, ring) => (
          <circle
            key={ring}
            className={ring % 4 === 0 ? styles.fine : styles.line}
            cx={Math.round(orbit)}
            r={Math.round(radius)}
            transform={`rotate(${(ring * 360) / rings})`}
          />
        ))}
      </g>
      <circle className={styles.sun} r={(orbit - radius) * (0.3 + sun * 0.2)} />
    </g>
  );
}
