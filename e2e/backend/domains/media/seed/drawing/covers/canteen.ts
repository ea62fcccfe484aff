import type { Random } from '../../../../../platform/seed/createRandom';
import {
  accent,
  blur,
  box,
  coral,
  cover,
  deep,
  disc,
  filled,
  foam,
  gradient,
  group,
  ink,
  drawLine,
  shape,
  teal,
  times,
} from '../../../../../platform/seed/svg';

/** A canteen tray from above. */
export function canteen(random: Random) {
  const cells = times(24, (index) =>
    box(
      (index % 8) * 200,
      Math.floor(index / 8) * 300,
      200,
      300,
      (index + Math.floor(index / 8)) % 2 ? '#e9f5ef' : '#f7f3e6',
    ),
  );
  const peas = times(26, () =>
    disc(700 + random.below(150) - 75, 430 + random.below(130) - 65, 13, accent),
  );
  const leaves = times(22, (index) => {
    const [x, y] = [1_070 + random.below(150) - 75, 330 + random.below(120) - 60];
    return group(
      `translate(${x} ${y}) rotate(${random.below(360)})`,
      shape(
        'M-34 0C-16 -22 18 -22 36 0C18 22 -16 22 -34 0Z',
        [teal, accent, foam][index % 3] ?? teal,
      ),
    );
  });
  return cover(
    gradient('t', ['#3aa287', '#1f7d63'], -40) +
      gradient('s', ['#f08a5f', '#d9603f'], -30) +
      blur('f', 18),
    filled('#f7f3e6') +
      cells +
      `<g filter="url(#f)" opacity=".35">${box(260, 150, 1_120, 640, deep, 60)}</g>` +
      box(240, 120, 1_120, 640, 'url(#t)', 60) +
      box(268, 148, 1_064, 584, '#2c8f75', 44) +
      disc(690, 440, 218, '#155a48', 0.35) +
      disc(682, 430, 212, '#ffffff') +
      disc(682, 430, 160, '#f2ede0') +
      shape(
        'M560 380C600 300 760 300 800 372C830 440 800 520 720 520S540 470 560 380Z',
        '#f3c776',
      ) +
      peas +
      times(3, (index) =>
        group(
          `translate(${610 + index * 74} ${392 + (index % 2) * 44}) rotate(${index * 30 - 20})`,
          box(-50, -26, 100, 52, '#b06a3c', 26) +
            drawLine('M-22 -12v24 M0 -14v28 M22 -12v24', '#8a4c28', 5),
        ),
      ) +
      disc(1_078, 342, 142, '#155a48', 0.35) +
      disc(1_070, 334, 138, '#ffffff') +
      disc(1_070, 334, 112, '#dff1e8') +
      leaves +
      disc(1_040, 316, 26, coral) +
      disc(1_108, 366, 26, coral) +
      disc(1_094, 296, 22, coral) +
      disc(1_040, 316, 15, '#f3a08e') +
      disc(1_108, 366, 15, '#f3a08e') +
      disc(1_146, 610, 100, '#155a48', 0.35) +
      disc(1_138, 602, 96, '#ffffff') +
      disc(1_138, 602, 80, 'url(#s)') +
      disc(1_110, 578, 13, '#f7b28c') +
      disc(1_166, 620, 17, '#f7b28c') +
      disc(1_146, 566, 9, accent) +
      disc(1_118, 626, 9, accent) +
      shape('M1120 600q18 -20 42 -4q-8 24 -42 4z', '#fff6ea') +
      group('translate(1290 250)', disc(-12, 4, 0, ink)) +
      group(
        'translate(360 250)',
        disc(8, 10, 74, '#155a48', 0.35) +
          disc(0, 0, 70, '#e7f4f6') +
          disc(0, 0, 56, '#c93f52') +
          disc(-16, -12, 14, '#e2707c') +
          disc(18, 14, 17, '#a92c44') +
          disc(14, -24, 8, '#ffd9d2'),
      ) +
      drawLine('M352 420V650', '#e8eef0', 15) +
      drawLine('M330 360V430 M352 360V430 M374 360V430', '#e8eef0', 8) +
      drawLine('M330 430Q352 470 374 430', '#e8eef0', 9) +
      drawLine('M424 470V650', '#e8eef0', 15) +
      `<ellipse cx="424" cy="412" rx="31" ry="52" fill="#e8eef0"/>` +
      group(
        'translate(880 640) rotate(-6)',
        box(-150, -46, 250, 92, '#155a48', 40).replace('<rect', '<rect opacity=".35"') +
          box(-158, -56, 250, 92, '#d9944f', 42) +
          times(4, (index) => drawLine(`M${-104 + index * 50} -36l30 48`, '#f3cf94', 11)),
      ),
  );
}
