import {
  box,
  deep,
  disc,
  drawing,
  foam,
  gradient,
  group,
  drawLine,
  times,
} from '../platform/seed/svg';

/** As networks show it: the size that the head of a page promises. */
export const previewSize = { width: 1_200, height: 630 };

/** The letter with its dot, around 0, 0. */
const mark = (radius: number, width: number, letter: string) => {
  const [x, y] = [radius * 0.72, radius * 0.69];
  return (
    drawLine(`M${x} ${-y}A${radius} ${radius} 0 1 0 ${x} ${y}`, letter, width) +
    disc(radius * 1.02, 0, width * 0.62, '#ffffff')
  );
};

const waves = times(13, (index) => {
  const y = 300 + index * 26;
  return drawLine(
    `M-20 ${y + 20}C200 ${y - 40} 380 ${y + 20} 600 ${y + 70}S1000 ${y + 60} 1220 ${y - 60}`,
    foam,
    2,
    0.12,
  );
});

/** Looks like a code and leads nowhere. */
const code = (() => {
  const [cells, side] = [13, 10];
  const isEye = (row: number, column: number) =>
    (row < 5 && (column < 5 || column > 7)) || (row > 7 && column < 5);
  const eye = (x: number, y: number) =>
    box(x, y, 42, 42, deep) +
    box(x + 6, y + 6, 30, 30, '#ffffff') +
    box(x + 14, y + 14, 14, 14, deep);
  const dots = times(cells * cells, (index) => {
    const [row, column] = [Math.floor(index / cells), index % cells];
    const isDark = (row * 7 + column * 5 + row * column) % 11 < 5;
    return isDark && !isEye(row, column) ? box(column * side, row * side, side, side, deep) : '';
  });
  return box(-12, -12, 154, 154, '#ffffff', 18) + dots + eye(0, 0) + eye(88, 0) + eye(0, 88);
})();

const person =
  box(0, 0, 120, 150, deep, 20) +
  disc(60, 58, 28, foam) +
  `<path d="M12 150A48 36 0 0 1 108 150Z" fill="${foam}"/>`;

const card = group(
  'translate(508 172) rotate(-5)',
  box(10, 16, 580, 360, '#04140f', 36) +
    box(0, 0, 580, 360, 'url(#card)', 36) +
    group('translate(72 72)', mark(18, 8, deep)) +
    group('translate(42 150)', person) +
    box(190, 165, 170, 22, deep, 11) +
    group(
      'translate(190 205)',
      box(0, 0, 130, 16, '#1f5f4d', 8) + box(0, 32, 150, 16, '#1f5f4d', 8),
    ) +
    group('translate(398 164)', code),
);

/** What a link to a page shows elsewhere, where the page has no picture of its own. */
export const preview = () =>
  drawing(
    previewSize,
    gradient('ground', [deep, '#0a2a22', '#062019'], -20) +
      gradient('card', ['#86dbc1', '#46a58a'], -30),
    box(0, 0, previewSize.width, previewSize.height, 'url(#ground)') +
      waves +
      group('translate(244 315)', mark(66, 30, '#6cc4a8')) +
      card,
  );
