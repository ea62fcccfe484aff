import type { Random } from '../../../../../platform/seed/createRandom';
import {
  blur,
  box,
  coral,
  cover,
  disc,
  filled,
  gradient,
  group,
  drawLine,
  peaks,
  shape,
  times,
} from '../../../../../platform/seed/svg';

/** The sea in winter: an icebreaker among floes, and lights above. */
export function ice(random: Random) {
  const floe = (x: number, y: number, size: number) => {
    const around = Array.from({ length: 7 }, (_, index) => {
      const angle = (index / 7) * Math.PI * 2 + random.below(60) / 100;
      const r = size * (0.75 + random.below(50) / 100);
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.32] as const;
    });
    const d = `M${around.map(([px, py]) => `${px.toFixed(0)} ${py.toFixed(0)}`).join('L')}Z`;
    return group(`translate(0 ${size * 0.12})`, shape(d, '#6fb3c4')) + shape(d, '#eefafa');
  };
  const band = (y: number, fill: string, sway: number) =>
    shape(
      `M-300 ${y}C150 ${y - sway} 480 ${y + sway} 800 ${y - 20}S1450 ${y - sway} 1900 ${y + 10}V${y - 190}C1450 ${y - 260 - sway} 1100 ${y - 130} 800 ${y - 210}S150 ${y - 230 - sway} -300 ${y - 180}Z`,
      fill,
    );
  const back = times(34, () =>
    floe(random.below(1_600), 560 + random.below(90), 46 + random.below(40)),
  );
  const front = times(13, (index) =>
    floe(40 + index * 128 + random.below(50), 720 + random.below(150), 90 + random.below(70)),
  );
  return cover(
    gradient('a', ['#0d2233', '#17465a', '#4d97a3', '#c9ebe5']) +
      gradient('s', ['#4aa0b0', '#125062']) +
      gradient('p', [
        { colour: '#7df0c4', opacity: 0 },
        { colour: '#7df0c4', opacity: 0.75 },
        { colour: '#7df0c4', opacity: 0 },
      ]) +
      gradient('q', [
        { colour: '#b7a4f0', opacity: 0 },
        { colour: '#9fb4f2', opacity: 0.6 },
        { colour: '#7df0c4', opacity: 0 },
      ]) +
      blur('f', 18),
    filled('url(#a)') +
      times(70, () =>
        disc(random.below(1_600), random.below(330), 1 + random.below(2), '#ffffff', 0.7),
      ) +
      `<g filter="url(#f)">${band(330, 'url(#p)', 90)}${band(250, 'url(#q)', -80)}</g>` +
      peaks(
        [
          [0, 520],
          [130, 470],
          [300, 520],
          [470, 452],
          [650, 522],
          [1_250, 520],
          [1_390, 462],
          [1_600, 520],
        ],
        '#a9d7dd',
      ) +
      box(0, 520, 1_600, 380, 'url(#s)') +
      back +
      group(
        'translate(560 300)',
        box(250, -26, 16, 120, '#20333c') +
          drawLine('M258 -20 L120 110 M258 -20 L420 120', '#20333c', 3) +
          box(170, 70, 210, 44, '#fdf6e6', 6) +
          box(130, 112, 290, 60, '#ffffff', 6) +
          box(100, 170, 360, 66, '#f1ece0', 6) +
          times(7, (index) => box(146 + index * 38, 128, 24, 22, '#2c5f70', 4)) +
          times(8, (index) => disc(128 + index * 44, 204, 9, '#2c5f70')) +
          box(330, 16, 66, 62, coral, 5) +
          box(330, 34, 66, 14, '#ffffff') +
          shape('M-40 226H600C580 300 520 352 470 372H40C-10 340 -40 290 -40 226Z', '#c8503f') +
          shape('M-40 226H600L594 250H-36Z', '#2a2f33') +
          shape(
            'M-4 330C20 356 30 364 40 372H470C500 360 530 340 556 310C360 340 160 346 -4 330Z',
            '#8f342a',
          ),
      ) +
      front,
  );
}
