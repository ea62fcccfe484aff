import type { Random } from '../../../../../platform/seed/createRandom';
import {
  box,
  coral,
  cover,
  deep,
  disc,
  filled,
  gradient,
  group,
  honey,
  ink,
  drawLine,
  peaks,
  petrol,
  pine,
  ridge,
  shape,
  teal,
  times,
} from '../../../../../platform/seed/svg';

const fir = (x: number, y: number, size: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    box(-3, 0, 6, 14, '#5b4a3c') +
      times(3, (tier) => {
        const [top, half] = [-78 + tier * 24, 17 + tier * 7];
        return shape(`M0 ${top}L${half} ${top + 36}H${-half}Z`, fill);
      }),
  );

/** Mountains in the snow, a warm hut, and two tracks that lead there. */
export function ski(random: Random) {
  const trees = times(26, (index) => {
    const x = index % 2 === 0 ? random.below(520) : 1_060 + random.below(540);
    const y = 640 + random.below(150);
    const fill = [pine, teal, deep][index % 3] ?? pine;
    return fir(x, y, 0.8 + (y - 600) / 130, fill);
  });
  const skier = group(
    'translate(905 690) scale(1.5)',
    drawLine('M-46 62 L40 48', coral, 5) +
      drawLine('M-34 70 L52 56', coral, 5) +
      drawLine('M0 52 L10 28 L-4 6', petrol, 11) +
      drawLine('M2 54 L22 36 L-2 8', petrol, 11) +
      drawLine('M-4 8 L8 -22', coral, 17) +
      drawLine('M6 -18 L26 -4 L38 46', coral, 7) +
      drawLine('M38 -2 L46 52', ink, 2.5) +
      disc(14, -40, 11, '#e9b893') +
      shape('M3 -42a11 11 0 0 1 22 -2l-2 -1z', honey),
  );
  return cover(
    gradient('a', ['#6fc3c9', '#cfeeea', '#fff3da']) +
      gradient('b', ['#ffffff', '#d8eceb']) +
      gradient('d', ['#7fb4bd', '#b9dcdd']) +
      gradient('e', ['#4f96a1', '#92c9cb']),
    filled('url(#a)') +
      disc(1_180, 250, 92, '#fff6dc') +
      disc(1_180, 250, 170, '#fff6dc', 0.35) +
      peaks(
        [
          [0, 470],
          [180, 300],
          [330, 420],
          [560, 190],
          [760, 430],
          [930, 330],
          [1_130, 480],
          [1_360, 260],
          [1_600, 440],
        ],
        'url(#d)',
      ) +
      shape('M560 190L640 285L598 272L570 312L536 270L494 262Z', '#ffffff', 0.95) +
      shape('M1360 260L1432 318L1390 314L1362 350L1332 312L1296 322Z', '#ffffff', 0.95) +
      shape('M180 300L234 350L196 344L170 372L136 338Z', '#ffffff', 0.9) +
      peaks(
        [
          [0, 600],
          [220, 470],
          [420, 590],
          [700, 440],
          [980, 600],
          [1_260, 460],
          [1_600, 590],
        ],
        'url(#e)',
      ) +
      ridge([610, 560, 640, 590, 650], '#e6f4f3') +
      group(
        'translate(330 520)',
        box(0, 40, 190, 96, '#8a5a3c') +
          times(4, (row) => box(0, 56 + row * 20, 190, 3, '#6f452c')) +
          shape('M-30 52L95 -38L220 52L204 62L95 -14L-14 62Z', '#ffffff') +
          box(72, 76, 46, 60, '#5a3722', 4) +
          box(20, 72, 36, 34, honey, 3) +
          box(136, 72, 36, 34, honey, 3) +
          drawLine('M150 -10C140 -50 180 -60 166 -104', '#ffffff', 10, 0.7),
      ) +
      ridge([720, 650, 700, 660, 720, 690], 'url(#b)') +
      trees +
      drawLine('M900 900C930 820 860 780 930 742C1000 706 800 690 640 672', '#b4d6d6', 7) +
      drawLine('M960 900C984 826 914 784 962 752C1030 714 830 690 652 668', '#b4d6d6', 7) +
      skier +
      times(46, () =>
        disc(random.below(1_600), random.below(640), 2 + random.below(4), '#ffffff', 0.85),
      ),
  );
}
