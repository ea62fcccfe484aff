import type { Random } from '../../../../../platform/seed/createRandom';
import {
  accent,
  box,
  coral,
  cover,
  disc,
  filled,
  gradient,
  group,
  honey,
  drawLine,
  shape,
  times,
} from '../../../../../platform/seed/svg';

/** An empty stage before the rehearsal. */
export function stage(random: Random) {
  const fold = (x: number, width: number, index: number) =>
    box(x, 0, width, 900, index % 2 === 0 ? 'url(#c)' : 'url(#d)');
  const curtains = times(
    8,
    (index) => fold(index * 44, 46, index) + fold(1_600 - 46 - index * 44, 46, index),
  );
  const dust = times(40, () =>
    disc(520 + random.below(560), 180 + random.below(520), 2 + random.below(4), '#fff4d0', 0.5),
  );
  return cover(
    gradient('c', ['#9c2f3f', '#c24a4f', '#7c2136']) +
      gradient('d', ['#7c2136', '#9c2f3f', '#5e1730']) +
      gradient('f', ['#8b5a3a', '#57341f']) +
      gradient('l', [
        { colour: '#fff3c4', opacity: 0.75 },
        { colour: '#fff3c4', opacity: 0.08 },
      ]) +
      gradient('w', ['#2a1a33', '#4d3048']),
    filled('url(#w)') +
      times(6, (index) => box(380 + index * 150, 150, 3, 520, '#5d3d57')) +
      box(0, 690, 1_600, 210, 'url(#f)') +
      times(11, (index) =>
        drawLine(
          `M${800 + (index - 5) * 130} 690L${800 + (index - 5) * 240} 900`,
          '#3f2415',
          3,
          0.6,
        ),
      ) +
      shape('M770 0H830L1120 760H480Z', 'url(#l)') +
      `<ellipse cx="800" cy="764" rx="330" ry="62" fill="#ffe9a8" opacity=".8"/>` +
      dust +
      group(
        'translate(690 430)',
        drawLine('M40 330L60 150 M190 330L170 150 M30 150L46 -10', '#2b1a14', 15) +
          box(22, 138, 190, 24, '#43291d', 8) +
          drawLine('M46 -8H186L190 150', '#2b1a14', 15) +
          drawLine('M64 30V132 M94 30V132 M124 30V132 M154 30V132', '#43291d', 10) +
          group(
            'rotate(-7 110 128)',
            box(52, 112, 128, 24, '#ffffff', 4) + drawLine('M66 120h92 M66 128h60', '#b9a98c', 3),
          ) +
          shape('M86 112C84 70 96 66 120 84C126 58 150 62 152 84C178 66 182 80 168 112Z', honey) +
          disc(98, 72, 8, coral) +
          disc(138, 62, 8, accent) +
          disc(172, 76, 8, coral),
      ) +
      group(
        'translate(1000 560)',
        drawLine('M40 210V40', '#22141b', 10) +
          drawLine('M0 214H84', '#22141b', 12) +
          group(
            'rotate(12 40 40)',
            shape(
              'M-34 -20C-34 -70 116 -70 116 -20C116 60 80 96 41 96S-34 60 -34 -20Z',
              '#f5efe0',
            ) +
              disc(10, -6, 12, '#3a2430') +
              disc(72, -6, 12, '#3a2430') +
              drawLine('M6 40Q42 76 80 40', '#3a2430', 8),
          ),
      ) +
      curtains +
      box(0, 0, 1_600, 60, '#5e1730') +
      times(
        9,
        (index) =>
          `<ellipse cx="${index * 200}" cy="60" rx="118" ry="110" fill="url(#d)"/><ellipse cx="${index * 200}" cy="44" rx="118" ry="100" fill="url(#c)"/>`,
      ) +
      times(9, (index) =>
        drawLine(`M${index * 200 - 104} 92A118 100 0 0 0 ${index * 200 + 104} 92`, honey, 7),
      ) +
      times(9, (index) => shape(`M${400 + index * 100 - 22} 900a22 26 0 0 1 44 0z`, '#fff3c4')),
  );
}
