import type { Random } from '../../../../../platform/seed/createRandom';
import {
  accent,
  box,
  coral,
  cover,
  disc,
  filled,
  glow,
  gradient,
  group,
  honey,
  drawLine,
  shape,
  times,
} from '../../../../../platform/seed/svg';

/** A run at night: a lighthouse, the sea, and a chain of torches along it. */
export function nightRun(random: Random) {
  const runner = (x: number, y: number, size: number, shirt: string) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      disc(46, -58, 74, 'url(#t)') +
        drawLine('M0 0 L22 26 L6 58', '#0a1720', 12) +
        drawLine('M0 0 L-22 24 L-50 28', '#0a1720', 12) +
        drawLine('M2 -4 L14 -54', shirt, 25) +
        drawLine('M12 -48 L-14 -34 L-26 -10', '#e0ab86', 8) +
        drawLine('M14 -46 L36 -26 L52 -42', '#e0ab86', 8) +
        disc(24, -84, 16, '#e0ab86') +
        shape('M9 -88a16 16 0 0 1 30 -4l-8 2z', '#2a1d1a') +
        disc(56, -46, 6, '#fff7d6'),
    );
  const torches = times(30, (index) => {
    const t = index / 29;
    const [x, y] = [1_560 - t * 700, 560 + t * t * 80];
    return disc(x, y, 22 + t * 22, 'url(#t)') + disc(x, y, 3 + t * 3, '#fff4c9');
  });
  return cover(
    gradient('a', ['#0b1a2a', '#14384c', '#2c6b76']) +
      gradient('s', ['#1b5563', '#0a2630']) +
      gradient(
        'l',
        [
          { colour: '#fff2bf', opacity: 0.75 },
          { colour: '#fff2bf', opacity: 0 },
        ],
        -90,
      ) +
      glow('t', [
        { colour: '#ffe9a8', opacity: 0.85 },
        { colour: '#ffe9a8', opacity: 0 },
      ]),
    filled('url(#a)') +
      times(90, () =>
        disc(
          random.below(1_600),
          random.below(430),
          1 + random.below(3),
          '#ffffff',
          0.3 + random.below(6) / 10,
        ),
      ) +
      shape('M420 262L1640 40V330Z', 'url(#l)') +
      box(0, 520, 1_600, 380, 'url(#s)') +
      times(34, () =>
        box(random.below(1_600), 540 + random.below(130), 40 + random.below(110), 3, '#6fb6bd', 2),
      ).replaceAll('<rect', '<rect opacity=".3"') +
      shape('M150 560C220 500 560 490 690 560Z', '#071a22') +
      shape('M362 540L384 300H456L478 540Z', '#f4f1ea') +
      shape('M378 368H462L468 430H372Z', coral) +
      shape('M366 492H474L478 540H362Z', coral) +
      box(372, 286, 96, 14, '#0c2430', 3) +
      box(388, 234, 64, 54, '#ffe9a8', 4) +
      shape('M380 236L420 192L460 236Z', '#0c2430') +
      disc(420, 262, 110, 'url(#t)') +
      torches +
      shape('M0 900V700C420 640 1120 640 1600 566V900Z', '#0d2a33') +
      shape('M0 900V740C420 676 1120 672 1600 580V600C1120 706 420 716 0 790Z', '#18444f') +
      times(13, (index) => box(40 + index * 128, 660 - index * 6, 7, 66, '#050f14', 3)) +
      drawLine('M0 668C420 620 1120 600 1600 560', '#050f14', 6) +
      runner(420, 770, 1.35, accent) +
      runner(740, 760, 1.35, coral) +
      runner(1_040, 738, 1.25, honey),
  );
}
