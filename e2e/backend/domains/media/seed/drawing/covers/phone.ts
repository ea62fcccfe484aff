import type { Random } from '../../../../../platform/seed/createRandom';
import {
  accent,
  blur,
  box,
  cover,
  deep,
  disc,
  filled,
  foam,
  gradient,
  group,
  honey,
  ink,
  drawLine,
  mint,
  shape,
  teal,
  times,
} from '../../../../../platform/seed/svg';

/** A phone with the card and its code, the plastic card behind it. */
export function drawPhone(random: Random) {
  const cells = 17;
  const isCorner = (x: number, y: number) =>
    (x < 6 && y < 6) || (x > cells - 7 && y < 6) || (x < 6 && y > cells - 7);
  const code = times(cells * cells, (index) => {
    const [x, y] = [index % cells, Math.floor(index / cells)];
    return isCorner(x, y) || random.below(100) < 48 ? '' : box(x * 14, y * 14, 14, 14, ink, 3);
  });
  const eye = (x: number, y: number) =>
    group(
      `translate(${x * 14} ${y * 14})`,
      box(0, 0, 70, 70, ink, 18) +
        box(11, 11, 48, 48, '#ffffff', 11) +
        box(22, 22, 26, 26, teal, 7),
    );
  const waves = times(9, (index) =>
    drawLine(
      `M-20 ${96 + index * 26}C140 ${30 + index * 26} 260 ${210 + index * 20} 560 ${60 + index * 30}`,
      mint,
      2,
      0.35,
    ),
  );
  return cover(
    gradient('a', ['#e6f6f0', '#a9dccb'], -60) +
      gradient('p', ['#1f7d63', '#0c3b2f'], -45) +
      gradient('s', ['#ffffff', '#eaf6f1']) +
      '<clipPath id="c"><rect width="540" height="340" rx="30"/></clipPath>' +
      blur('f', 26),
    filled('url(#a)') +
      disc(1_330, 150, 330, '#ffffff', 0.35) +
      disc(240, 800, 300, accent, 0.35) +
      disc(1_420, 820, 150, honey, 0.9) +
      `<g filter="url(#f)" opacity=".35">${group('translate(310 330) rotate(-17)', box(10, 40, 560, 340, ink, 40))}${group('translate(780 110) rotate(9)', box(10, 40, 380, 740, ink, 60))}</g>` +
      group(
        'translate(230 330) rotate(-17)',
        box(0, 0, 540, 340, 'url(#p)', 30) +
          `<g clip-path="url(#c)">${waves}</g>` +
          box(40, 44, 86, 64, honey, 12) +
          drawLine('M40 76H72 M94 76H126 M83 44V108', '#b98a3a', 3) +
          disc(452, 76, 34, accent) +
          disc(486, 76, 34, mint, 0.65) +
          times(4, (index) =>
            times(4, (dot) => disc(48 + index * 106 + dot * 20, 214, 6, '#ffffff', 0.9)),
          ) +
          box(40, 262, 200, 18, '#ffffff', 9).replace('<rect', '<rect opacity=".75"') +
          box(40, 294, 120, 12, '#ffffff', 6).replace('<rect', '<rect opacity=".45"'),
      ) +
      group(
        'translate(800 70) rotate(9)',
        box(0, 0, 386, 770, ink, 62) +
          box(14, 14, 358, 742, 'url(#s)', 50) +
          box(128, 28, 130, 26, ink, 13) +
          box(44, 90, 298, 150, 'url(#p)', 24) +
          disc(96, 148, 30, mint) +
          shape('M60 206a36 30 0 0 1 72 0z', foam) +
          box(156, 130, 150, 16, '#ffffff', 8) +
          box(156, 160, 104, 12, foam, 6) +
          box(60, 262, 266, 266, '#ffffff', 28) +
          group('translate(74 276)', code + eye(0, 0) + eye(12, 0) + eye(0, 12)) +
          box(60, 556, 266, 12, mint, 6) +
          box(60, 556, 170, 12, accent, 6) +
          box(60, 604, 266, 62, accent, 31) +
          box(128, 628, 130, 14, deep, 7) +
          box(130, 726, 126, 8, ink, 4),
      ),
  );
}
