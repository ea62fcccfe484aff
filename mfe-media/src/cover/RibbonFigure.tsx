import type { CoverArt } from './coverArt';
import styles from './Cover.module.css';

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
export function RibbonFigure({ y, turn, spread: [reach, length, offset, drift] }: CoverArt) {
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
