import type { Random } from '../../../../../platform/seed/createRandom';
import {
  box,
  coral,
  cover,
  disc,
  filled,
  gradient,
  group,
  honey,
  ink,
  drawLine,
  pine,
  plum,
  sea,
  shape,
  times,
} from '../../../../../platform/seed/svg';

/** A tram on its way through the town in the morning. */
export function tram(random: Random) {
  const skyline = (base: number, fill: string, low: number, high: number, opacity: number) => {
    let x = -20;
    let houses = '';
    while (x < 1_620) {
      const [w, h] = [70 + random.below(90), low + random.below(high - low)];
      houses += box(x, base - h, w, h, fill);
      if (random.below(3) === 0)
        houses += shape(
          `M${x} ${base - h}L${x + w / 2} ${base - h - 54}L${x + w} ${base - h}Z`,
          fill,
        );
      const rows = Math.floor(h / 44);
      houses += times(rows * 2, (index) =>
        random.below(3)
          ? box(
              x + 16 + (index % 2) * (w - 52),
              base - h + 22 + Math.floor(index / 2) * 42,
              20,
              24,
              '#ffffff',
            )
          : '',
      ).replaceAll('<rect', `<rect opacity="${opacity}"`);
      x += w + 6;
    }
    return houses;
  };
  const window = (x: number, width = 128) =>
    box(x, 470, width, 118, 'url(#g)', 12) +
    shape(`M${x + 16} 588L${x + 62} 470h26L${x + 42} 588Z`, '#ffffff', 0.35);
  const rider = (x: number, hair: string, shirt: string) =>
    disc(x, 528, 20, '#e6b48f') +
    shape(`M${x - 21} 526a21 21 0 0 1 42 -3q-20 -4 -26 -8q-6 8 -16 11z`, hair) +
    shape(`M${x - 34} 588q2 -38 34 -38t34 38z`, shirt);
  return cover(
    gradient('a', ['#8fd0d3', '#d9efe2', '#fdeec9']) +
      gradient('g', ['#d6f1f3', '#a5d7dd']) +
      gradient('t', ['#6accb0', '#3aa287']),
    filled('url(#a)') +
      disc(1_270, 300, 110, '#fff6d8') +
      times(4, (index) =>
        group(
          `translate(${120 + index * 410} ${110 + (index % 2) * 80})`,
          box(0, 0, 220, 36, '#ffffff', 18) + box(54, -26, 110, 46, '#ffffff', 23),
        ),
      ).replaceAll('<rect', '<rect opacity=".8"') +
      skyline(700, '#a9d3cf', 170, 400, 0.35) +
      skyline(700, '#5f9ea0', 110, 290, 0.45) +
      times(9, (index) => disc(60 + index * 190, 664, 64, index % 2 ? '#2c8f75' : '#1f7d63')) +
      box(0, 692, 1_600, 208, '#d8cfb9') +
      box(0, 692, 1_600, 18, '#f5eddb') +
      box(0, 752, 1_600, 92, '#7d8a86') +
      box(0, 772, 1_600, 8, '#4c5a56') +
      box(0, 818, 1_600, 8, '#4c5a56') +
      times(27, (index) => box(index * 60, 786, 26, 26, '#93a09b', 2)) +
      drawLine('M0 250H1600', '#40575a', 4) +
      drawLine('M0 238L1600 226', '#40575a', 3) +
      box(96, 200, 16, 510, '#40575a') +
      drawLine('M104 216H300', '#40575a', 8) +
      box(1_490, 200, 16, 510, '#40575a') +
      drawLine('M1498 216H1290', '#40575a', 8) +
      drawLine('M690 412L760 330L690 254 M850 412L770 330L850 254', '#243f44', 7) +
      drawLine('M660 252H880', '#243f44', 10) +
      box(600, 398, 340, 26, '#2c5f60', 10) +
      `<ellipse cx="790" cy="820" rx="620" ry="22" fill="#16302c" opacity=".35"/>` +
      shape(
        'M230 790V480C230 430 262 416 300 416H1290C1350 416 1376 470 1388 560L1402 700V790Z',
        'url(#t)',
      ) +
      shape('M230 650H1396L1402 700V790H230Z', pine) +
      shape('M230 640H1394L1396 664H230Z', '#fdf6e6') +
      window(262) +
      window(548) +
      window(690) +
      window(976, 150) +
      box(1_140, 470, 0, 0, ink) +
      rider(320, '#3a2a22', coral) +
      rider(622, '#7a4a2c', honey) +
      rider(742, '#1f1a1a', sea) +
      rider(1_040, '#c98a4a', plum) +
      times(2, (index) =>
        group(
          `translate(${408 + index * 430} 0)`,
          box(0, 456, 116, 300, '#fdf6e6', 10) +
            box(10, 470, 44, 220, 'url(#g)', 6) +
            box(62, 470, 44, 220, 'url(#g)', 6),
        ),
      ) +
      shape('M1150 470H1310C1336 470 1350 520 1358 588H1150Z', 'url(#g)') +
      shape('M1176 588L1222 470h26L1202 588Z', '#ffffff', 0.35) +
      disc(1_372, 706, 22, '#fff3c4') +
      times(4, (index) => {
        const x = [350, 470, 1_130, 1_250][index] ?? 0;
        return disc(x, 800, 36, '#22353a') + disc(x, 800, 15, '#8fa3a3');
      }) +
      box(270, 776, 290, 26, '#16302c', 8) +
      box(1_050, 776, 290, 26, '#16302c', 8),
  );
}
