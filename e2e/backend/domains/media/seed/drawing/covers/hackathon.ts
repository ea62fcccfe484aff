import type { Random } from '../../../../../platform/seed/createRandom';
import {
  accent,
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
  sky,
  teal,
  times,
} from '../../../../../platform/seed/svg';

/** A table of a team at night: code, notes and cables of light. */
export function hackathon(random: Random) {
  const indents = [0, 40, 80, 80, 120, 80, 40, 40, 80, 40, 0];
  const colours = [accent, honey, coral, sky, foam];
  const code = times(11, (row) => {
    let x = 40 + (indents[row] ?? 0);
    return times(2 + random.below(3), () => {
      const width = 40 + random.below(120);
      const at = x;
      x += width + 16;
      return at + width > 640
        ? ''
        : box(at, 40 + row * 36, width, 16, colours[random.below(5)] ?? accent, 8);
    });
  });
  const traces = times(9, (index) => {
    const y = 90 + index * 88;
    const bend = 60 + random.below(110);
    const right = 1_600 - (120 + random.below(120));
    return (
      drawLine(`M0 ${y}H${bend}l40 40H${bend + 90 + random.below(60)}`, teal, 4, 0.7) +
      drawLine(`M1600 ${y}H${right}l-40 40h-${60 + random.below(60)}`, teal, 4, 0.7) +
      disc(bend + 40, y + 40, 9, accent) +
      disc(right - 40, y + 40, 9, honey)
    );
  });
  const note = (x: number, y: number, turn: number, fill: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      box(6, 8, 150, 150, '#04110e', 4).replace('<rect', '<rect opacity=".4"') +
        box(0, 0, 150, 150, fill, 4) +
        times(3, (index) => box(22, 38 + index * 32, 106 - index * 26, 9, '#00000040', 4)),
    );
  return cover(
    glow('g', [
      { colour: '#2f9f85', opacity: 0.75 },
      { colour: '#0b1f1a', opacity: 0 },
    ]) +
      gradient('a', ['#071512', '#0e2b2b']) +
      gradient('s', ['#123a3b', '#0b2426']) +
      gradient('k', ['#d9e4e2', '#9fb3b1']),
    filled('url(#a)') +
      disc(800, 470, 760, 'url(#g)') +
      traces +
      note(250, 150, -9, honey) +
      note(330, 360, 6, rose) +
      note(1_190, 130, 8, foam) +
      note(1_240, 350, -6, sky) +
      box(430, 130, 740, 520, '#0a1614', 30) +
      box(452, 152, 696, 476, 'url(#s)', 14) +
      group('translate(452 152)', code + box(40, 436, 16, 22, '#ffffff', 2)) +
      disc(800, 141, 5, accent) +
      shape(
        'M360 650H1240L1300 720C1304 736 1296 744 1280 744H320C304 744 296 736 300 720Z',
        'url(#k)',
      ) +
      times(4, (row) =>
        times(18, (key) =>
          box(408 + row * -8 + key * (43.4 + row), 660 + row * 15, 34, 10, '#5d7371', 3),
        ),
      ) +
      shape('M680 724H920L930 742H670Z', '#7f9492') +
      box(0, 744, 1_600, 156, '#0a1614') +
      box(0, 744, 1_600, 8, '#1f4a42') +
      group(
        'translate(180 640)',
        shape('M0 0H130L114 150H16Z', '#fdf6e6') +
          box(-8, -18, 146, 30, pine, 8) +
          shape('M6 50H124L118 106H12Z', accent) +
          drawLine('M40 -40q16 -22 0 -46 M86 -40q16 -22 0 -46', '#d5efe6', 6, 0.5),
      ) +
      group(
        'translate(1350 690)',
        box(-20, 34, 190, 30, coral, 6) +
          box(-4, 4, 160, 30, honey, 6) +
          box(-30, 64, 206, 24, sea, 6),
      ),
  );
}
