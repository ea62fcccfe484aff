import {
  accent,
  box,
  coral,
  cover,
  disc,
  filled,
  group,
  honey,
  ink,
  drawLine,
  pine,
  rose,
  shape,
  teal,
  times,
} from '../../../../../platform/seed/svg';

/** Keys, strings and circles: a concert without a single note. */
export function concert() {
  const keys =
    times(15, (index) => box(index * 108, 0, 102, 520, '#fdf6e6', 10)) +
    times(15, (index) =>
      [2, 6, 9, 13].includes(index) ? '' : box(index * 108 + 72, 0, 66, 310, ink, 8),
    );
  const bass = (fill: string) =>
    shape(
      'M0 -250C60 -250 92 -214 92 -168C92 -118 62 -104 62 -60C62 -10 140 20 140 128C140 226 76 280 0 280S-140 226 -140 128C-140 20 -62 -10 -62 -60C-62 -104 -92 -118 -92 -168C-92 -214 -60 -250 0 -250Z',
      fill,
    );
  return cover(
    '<clipPath id="k"><path d="M0 900L0 560L1600 160V900Z"/></clipPath><clipPath id="h"><rect x="0" y="-300" width="200" height="640"/></clipPath>',
    filled('#f4e3c3') +
      box(0, 0, 520, 900, pine) +
      shape('M520 0H1600V520L520 900Z', rose) +
      disc(1_180, 330, 300, coral) +
      shape('M1180 30A300 300 0 0 1 1180 630Z', honey) +
      disc(1_180, 330, 118, '#fdf6e6') +
      disc(1_180, 330, 42, pine) +
      times(
        6,
        (index) =>
          `<circle cx="0" cy="0" r="${150 + index * 52}" fill="none" stroke="${accent}" stroke-width="16"/>`,
      ) +
      group('translate(0 640) rotate(-14)', box(-100, -14, 1_900, 20, teal) + keys) +
      group(
        'translate(560 520) scale(1.16)',
        bass('#7c3b2a') +
          `<g clip-path="url(#h)">${bass('#a8553a')}</g>` +
          box(-17, -480, 34, 470, ink, 8) +
          shape('M-17 -480C-40 -520 -10 -560 22 -540C44 -526 30 -496 17 -490V-480Z', ink) +
          times(3, (index) =>
            drawLine(
              `M${index % 2 ? 30 : -30} ${-500 + index * 22}h${index % 2 ? 26 : -26}`,
              honey,
              12,
            ),
          ) +
          drawLine('M-64 60C-84 90 -44 130 -64 168', ink, 9) +
          drawLine('M64 60C84 90 44 130 64 168', ink, 9) +
          box(-56, 150, 112, 14, honey, 4) +
          shape('M-30 190H30L20 262H-20Z', ink) +
          times(4, (index) => drawLine(`M${-12 + index * 8} -470V200`, '#fdf6e6', 2)) +
          drawLine('M0 280V350', ink, 10),
      ) +
      group(
        'translate(760 240) rotate(28)',
        box(0, 0, 14, 520, '#fdf6e6', 6) + box(22, 30, 6, 460, ink, 3),
      ) +
      disc(110, 130, 46, honey) +
      disc(1_500, 96, 40, teal),
  );
}
