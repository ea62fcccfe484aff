import type { Random } from '../../../../../platform/seed/createRandom';
import {
  accent,
  amber,
  box,
  coral,
  cover,
  disc,
  filled,
  foam,
  glow,
  gradient,
  group,
  honey,
  drawLine,
  pine,
  rose,
  sea,
  shape,
  teal,
  times,
} from '../../../../../platform/seed/svg';

/** A reading room at night: shelves, a tall window, a lamp over a book. */
export function library(random: Random) {
  const colours = [teal, accent, coral, honey, sea, foam, rose, pine, amber];
  function shelf(x: number, y: number, width: number) {
    let at = x + 12;
    let books = '';
    while (at < x + width - 34) {
      const [thick, high] = [18 + random.below(24), 92 + random.below(46)];
      const fill = colours[random.below(colours.length)] ?? teal;
      const lean = random.below(12) === 0 ? `rotate(8 ${at} ${y})` : '';
      books += group(
        lean,
        box(at, y - high, thick, high, fill, 3) + box(at, y - high + 18, thick, 8, '#00000030'),
      );
      at += thick + 3 + (lean ? 16 : 0);
    }
    return books + box(x, y, width, 14, '#6b4632');
  }
  const shelves = (x: number) =>
    box(x - 14, 40, 448, 690, '#4a2f24') +
    box(x, 54, 420, 662, '#2c1c18') +
    times(4, (row) => shelf(x, 200 + row * 168, 420));
  const stars = times(40, () =>
    disc(560 + random.below(480), 70 + random.below(420), 1.5 + random.below(3), '#ffffff', 0.8),
  );
  return cover(
    gradient('w', ['#1d4d58', '#0f2f38']) +
      gradient('n', ['#0c1f3a', '#2c5b7d', '#7ba6b4']) +
      gradient('t', ['#8a5a3c', '#5f3a28']) +
      gradient('b', [
        { colour: '#ffeab0', opacity: 0.7 },
        { colour: '#ffeab0', opacity: 0 },
      ]) +
      glow('g', [
        { colour: '#ffe3a0', opacity: 0.6 },
        { colour: '#ffe3a0', opacity: 0 },
      ]) +
      '<clipPath id="c"><path d="M570 640V260a230 210 0 0 1 460 0V640Z"/></clipPath>',
    filled('url(#w)') +
      shelves(50) +
      shelves(1_130) +
      shape('M548 662V260a252 232 0 0 1 504 0V662Z', '#e9dfca') +
      `<g clip-path="url(#c)">${box(560, 40, 480, 620, 'url(#n)')}${stars}${shape('M880 132A58 58 0 1 1 830 218A50 50 0 0 0 880 132Z', '#fff3cf')}${shape('M560 560C640 490 700 560 760 520S900 470 960 530S1040 520 1060 540V680H560Z', '#12303f')}${times(9, (index) => box(580 + index * 52, 540 - (index % 3) * 40, 40, 160, '#0d2530'))}${times(14, (index) => box(590 + (index % 7) * 62, 566 + (index % 3) * 26, 9, 12, '#ffdf94'))}</g>` +
      drawLine('M800 52V640 M570 400H1030 M570 240H1030', '#e9dfca', 12) +
      disc(800, 620, 470, 'url(#g)') +
      shape('M668 520L520 740H1080L932 520Z', 'url(#b)') +
      box(200, 730, 1_200, 40, 'url(#t)', 6) +
      box(250, 770, 1_100, 130, '#4a2c20') +
      times(
        3,
        (index) =>
          box(300 + index * 350, 796, 300, 76, '#5b3828', 8) +
          disc(450 + index * 350, 834, 9, honey),
      ) +
      box(788, 520, 24, 196, '#b98b3e', 6) +
      shape('M660 520C660 450 730 428 800 428S940 450 940 520Z', teal) +
      shape('M660 520C660 500 700 494 800 494S940 500 940 520Z', accent) +
      shape('M724 730a76 24 0 0 1 152 0z', '#b98b3e') +
      shape(
        'M470 726C520 700 570 700 610 718C650 700 700 700 750 726V706C700 682 650 684 610 700C570 684 520 682 470 706Z',
        '#fff8e8',
      ) +
      shape('M470 706C520 682 570 684 610 700V718C570 700 520 700 470 726Z', '#f1e4c8') +
      group(
        'translate(330 0)',
        box(0, 700, 110, 26, coral, 4) +
          box(10, 676, 96, 24, foam, 4) +
          box(-4, 654, 104, 22, honey, 4),
      ) +
      group(
        'translate(1010 650)',
        shape('M0 0H84V48a34 32 0 0 1 -84 0Z', '#ffffff') +
          drawLine('M84 12h16a18 18 0 0 1 0 38h-18', '#ffffff', 9) +
          drawLine('M24 -14q14 -20 0 -40 M54 -14q14 -20 0 -40', '#ffffff', 5, 0.5),
      ),
  );
}
