import type { Ref } from 'react';
import styles from './Guilloche.module.css';

interface GuillocheProps {
  /** Slowly shifts, so that a screenshot gives itself away. */
  isMoving?: boolean;
  ref?: Ref<SVGSVGElement>;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Lines that pass from one wave into another: at every crossing the net gets finer. */
function ribbon(first: readonly number[], last: readonly number[], count: number) {
  const lineAt = (index: number) => {
    const share = index / (count - 1);
    const [x, y, ...curve] = first.map((from, at) =>
      round(from + ((last[at] ?? from) - from) * share),
    );
    return `M${x} ${y}C${curve.join(' ')}`;
  };
  return Array.from({ length: count }, (_, index) => lineAt(index)).join('');
}

const lowRibbon = ribbon([-4, 30, 22, 78, 50, -14, 92, 44], [-4, 56, 30, 12, 62, 86, 92, 16], 30);
const highRibbon = ribbon([-4, 2, 26, -18, 56, 40, 92, -6], [-4, 22, 34, 36, 52, -22, 92, 20], 20);
const petals = Array.from({ length: 36 }, (_, index) => index * 5);

/** The fine net of banknotes: fills the box it stands in, behind everything else. */
export function Guilloche({ isMoving, ref }: GuillocheProps) {
  return (
    <svg
      ref={ref}
      className={styles.net}
      viewBox="0 0 85.6 54"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-moving={isMoving || undefined}
    >
      <path className={styles.low} d={lowRibbon} />
      <path className={styles.high} d={highRibbon} />
      <g transform="translate(70 27)">
        <g className={styles.rosette}>
          {petals.map((angle) => (
            <ellipse key={angle} rx="21" ry="8.5" transform={`rotate(${angle})`} />
          ))}
        </g>
      </g>
    </svg>
  );
}
