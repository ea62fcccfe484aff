import { useId, type ComponentType } from 'react';
import styles from './Cover.module.css';
import { coverArt, type CoverArt } from './coverArt';

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
function ArchesFigure({ turn, x, y, spread: [first, second, side, sun] }: CoverArt) {
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

const threads = 26;

/** One thread across the sheet: half-waves joined smoothly, each as wide as `step`. */
function wave(start: number, step: number, height: number): string {
  const halves = Math.ceil(900 / step) + 1;
  const bends = Array.from({ length: halves }, (_, half) => {
    const lift = half % 2 === 0 ? -height : height;
    const hold = step * 0.3642;
    return `c${hold} ${lift} ${step - hold} ${lift} ${step} 0`;
  });
  return `M${start} 0${bends.join('')}`;
}

/** Threads of one ribbon that twists: their heights run from one side to the other and back. */
function RibbonFigure({ y, turn, spread: [reach, length, offset, drift] }: CoverArt) {
  const height = 150 + reach * 110;
  const step = 200 + length * 160;
  return (
    <g transform={`translate(-90 ${120 + y / 3}) rotate(${(turn % 24) - 12} 320 0)`}>
      {Array.from({ length: threads }, (_, thread) => {
        const phase = (thread / (threads - 1)) * Math.PI;
        const sway = Math.round(Math.cos(phase) * height);
        const from = Math.round(-offset * step - thread * (1 + drift * 5));
        return (
          <path
            key={thread}
            className={thread % 5 === 0 ? styles.fine : styles.line}
            d={wave(from, Math.round(step), sway)}
            transform={`translate(0 ${Math.round(Math.sin(phase) * 40)})`}
          />
        );
      })}
    </g>
  );
}

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
function RosetteFigure({ x, y, turn, spread: [size, slim, , heart] }: CoverArt) {
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

const rings = 40;

/** Equal circles strung on a circle: a ring with a lit hollow in the middle. */
function TorusFigure({ x, y, turn, spread: [size, hollow, lean, sun] }: CoverArt) {
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

const figures: Record<CoverArt['kind'], ComponentType<CoverArt>> = {
  rosette: RosetteFigure,
  ribbon: RibbonFigure,
  arches: ArchesFigure,
  torus: TorusFigure,
};

interface CoverFigureProps {
  url: string;
  tag?: string;
}

/** Engraving in the tone of the tag. */
export function CoverFigure({ url, tag }: CoverFigureProps) {
  const glow = useId();
  const art = coverArt(url, tag);
  const Figure = figures[art.kind];
  return (
    <svg
      className={styles.cover}
      data-decoration
      data-tone={art.tone}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={glow} gradientUnits="userSpaceOnUse" cx={art.x} cy={art.y} r="380">
        <stop className={styles.glow} offset="0" />
        <stop className={styles.dusk} offset="1" />
      </radialGradient>
      <rect width="640" height="360" fill={`url(#${glow})`} />
      <Figure {...art} />
    </svg>
  );
}
