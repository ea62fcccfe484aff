import type { Random } from '../../../../../platform/seed/createRandom';
import {
  accent,
  box,
  coral,
  cover,
  disc,
  filled,
  foam,
  gradient,
  group,
  honey,
  drawLine,
  petrol,
  sea,
  shape,
  teal,
  times,
} from '../../../../../platform/seed/svg';

const microscope = () =>
  group(
    'translate(1030 140)',
    box(-30, 536, 380, 34, 'url(#m)', 12) +
      drawLine('M250 540C360 470 380 300 270 200', '#1d5465', 46) +
      drawLine('M310 246L196 196', '#1d5465', 44) +
      box(-10, 430, 250, 22, '#123a49', 8) +
      box(40, 418, 120, 12, foam, 3) +
      group(
        'rotate(-22 150 220)',
        box(106, 20, 88, 250, 'url(#m)', 16) +
          box(118, -44, 64, 72, '#0c2a35', 12) +
          box(96, 262, 108, 44, '#0c2a35', 10) +
          box(112, 306, 34, 74, '#d9e4e2', 6) +
          box(154, 306, 30, 54, '#aebfbd', 6) +
          box(106, 90, 88, 16, accent),
      ) +
      disc(296, 318, 34, '#0c2a35') +
      disc(296, 318, 18, accent) +
      disc(286, 430, 22, '#0c2a35'),
  );

/** Glass, a microscope and a molecule. */
export function laboratory(random: Random) {
  const hexagon = (x: number, y: number, r: number) => {
    const corners = Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2 + Math.PI / 6;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
    });
    return (
      drawLine(
        `M${corners.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`,
        teal,
        7,
        0.5,
      ) +
      corners
        .map(([px, py], index) => disc(px, py, index % 2 ? 15 : 11, index % 2 ? coral : accent))
        .join('')
    );
  };
  const bubbles = (x: number, y: number, count: number) =>
    times(count, () =>
      disc(x + random.below(90) - 45, y - random.below(90), 4 + random.below(8), '#ffffff', 0.6),
    );
  return cover(
    gradient('a', ['#eaf7f2', '#cfe9e4']) +
      gradient('t', ['#ffffff', '#dfe9e6']) +
      gradient('m', ['#2c6f80', '#123a49'], -90) +
      gradient(
        'x',
        [
          { colour: '#ffffff', opacity: 0.75 },
          { colour: '#ffffff', opacity: 0.25 },
        ],
        -90,
      ),
    filled('url(#a)') +
      times(60, (index) =>
        disc(60 + (index % 12) * 134, 60 + Math.floor(index / 12) * 134, 5, teal, 0.16),
      ) +
      hexagon(250, 210, 84) +
      hexagon(396, 294, 84) +
      drawLine('M250 126V60 M468 252L530 216', teal, 7, 0.5) +
      disc(250, 56, 14, honey) +
      disc(536, 212, 14, honey) +
      box(0, 700, 1_600, 200, 'url(#t)') +
      box(0, 700, 1_600, 14, '#b9d3cc') +
      microscope() +
      group(
        'translate(700 330)',
        shape(
          'M70 -10H150V140L260 340C276 372 256 392 226 392H-6C-36 392 -56 372 -40 340L70 140Z',
          'url(#x)',
        ) +
          shape(
            'M28 220H192L260 340C276 372 256 392 226 392H-6C-36 392 -56 372 -40 340Z',
            accent,
            0.9,
          ) +
          `<ellipse cx="110" cy="220" rx="82" ry="13" fill="${foam}"/>` +
          bubbles(110, 360, 12) +
          drawLine(
            'M70 -10V140L-40 340C-56 372 -36 392 -6 392H226C256 392 276 372 260 340L150 140V-10',
            petrol,
            9,
          ) +
          drawLine('M54 -14H166', petrol, 14),
      ) +
      group(
        'translate(470 470)',
        disc(90, 140, 112, honey, 0.95) +
          shape('M-20 118A112 112 0 0 1 200 118Z', '#ffffff', 0.9) +
          bubbles(90, 220, 8) +
          box(62, -110, 56, 160, '#eaf6f3') +
          drawLine('M62 -110V32A112 112 0 1 0 118 32V-110', petrol, 9) +
          drawLine('M48 -114H132', petrol, 14),
      ) +
      group(
        'translate(160 490)',
        box(-30, 196, 250, 16, '#8a5a3c', 4) +
          box(-30, 90, 250, 14, '#8a5a3c', 4) +
          box(-26, 90, 12, 120, '#6f452c') +
          box(206, 90, 12, 120, '#6f452c') +
          times(3, (index) => {
            const fill = [coral, sea, accent][index] ?? coral;
            const x = index * 72;
            const level = [80, 30, 110][index] ?? 60;
            return (
              shape(`M${x} 0V164a24 24 0 0 0 48 0V0Z`, '#ffffff', 0.8) +
              shape(`M${x} ${level}V164a24 24 0 0 0 48 0V${level}Z`, fill) +
              drawLine(`M${x} 0V164a24 24 0 0 0 48 0V0 M${x - 8} 0h64`, petrol, 7)
            );
          }) +
          box(-30, 90, 250, 14, '#a06c48', 4),
      ),
  );
}
