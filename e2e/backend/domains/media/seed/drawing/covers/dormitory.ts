import type { Random } from '../../../../../platform/seed/createRandom';
import { block, face, iso, type Block } from '../isometric';
import {
  accent,
  blur,
  box,
  cover,
  disc,
  filled,
  gradient,
  group,
  pine,
  teal,
  times,
} from '../../../../../platform/seed/svg';

const tree = (x: number, y: number) => {
  const [px = 0, py = 0] = iso(x, y).split(' ').map(Number);
  return `<ellipse cx="${px}" cy="${py}" rx="26" ry="12" fill="#0c3b2f" opacity=".25"/>${box(px - 4, py - 34, 8, 34, '#6b4632')}${disc(px, py - 58, 32, teal)}${disc(px - 8, py - 66, 20, accent)}`;
};

const wall: Block['fill'] = ['#fdf6e6', '#f0c9a4', '#d99d7c'];

/** Some of them are lit. */
function litWindows(random: Random) {
  const windows = (
    at: (step: number, floor: number) => [number, number, number][],
    steps: number,
  ) =>
    times(steps * 4, (index) => {
      const isLit = random.below(3) > 0;
      return face(at(index % steps, Math.floor(index / steps)), isLit ? '#fff0b8' : '#3c7f8d');
    });
  const front = windows((step, floor) => {
    const [x, z] = [-5.4 + step * 1.5, 0.7 + floor * 1.5];
    return [
      [x, 2, z],
      [x + 0.8, 2, z],
      [x + 0.8, 2, z + 0.9],
      [x, 2, z + 0.9],
    ];
  }, 7);
  const side = windows((step, floor) => {
    const [y, z] = [-4.4 + step * 1.6, 0.7 + floor * 1.5];
    return [
      [5, y, z],
      [5, y + 0.8, z],
      [5, y + 0.8, z + 0.9],
      [5, y, z + 0.9],
    ];
  }, 4);
  return front + side;
}

/** Grass, the shore, the lake and two paths. */
const ground = () =>
  block({
    at: [-10, -9, -0.8],
    size: [20, 20, 0.8],
    fill: ['#9bd3a8', '#5b9c74', '#457f60'],
  }) +
  face(
    [
      [-10, 6.4, 0.01],
      [10, 6.4, 0.01],
      [10, 11, 0.01],
      [-10, 11, 0.01],
    ],
    '#6fc0cf',
  ) +
  face(
    [
      [-10, 6, 0.01],
      [10, 6, 0.01],
      [10, 6.6, 0.01],
      [-10, 6.6, 0.01],
    ],
    '#f3e2b8',
  ) +
  times(9, (index) =>
    face(
      [
        [-9 + index * 2, 7.4 + (index % 3), 0.02],
        [-8 + index * 2, 7.4 + (index % 3), 0.02],
        [-8 + index * 2, 7.55 + (index % 3), 0.02],
        [-9 + index * 2, 7.55 + (index % 3), 0.02],
      ],
      '#a6dde4',
    ),
  ) +
  face(
    [
      [5, -1, 0.02],
      [10, -1, 0.02],
      [10, 0.6, 0.02],
      [5, 0.6, 0.02],
    ],
    '#e9dfca',
  ) +
  face(
    [
      [-0.6, 2, 0.02],
      [1, 2, 0.02],
      [1, 6.2, 0.02],
      [-0.6, 6.2, 0.02],
    ],
    '#e9dfca',
  );

/** The dormitory by the lake, as a model on a table. */
export function dormitory(random: Random) {
  return cover(
    gradient('a', ['#bfe5e0', '#f3f6e4']) + blur('f', 22),
    filled('url(#a)') +
      disc(250, 190, 90, '#fff3c4') +
      times(3, (index) =>
        group(
          `translate(${190 + index * 500} ${110 + (index % 2) * 60})`,
          box(0, 0, 190, 34, '#ffffff', 17) + box(46, -24, 96, 40, '#ffffff', 20),
        ),
      ) +
      group(
        'translate(160 190) scale(.8)',
        `<ellipse cx="800" cy="640" rx="690" ry="240" fill="#0c3b2f" opacity=".22" filter="url(#f)"/>` +
          ground() +
          tree(-8.6, -6) +
          tree(-7.6, -7.6) +
          block({ at: [-6, -5, 0], size: [11, 7, 6.6], fill: wall }) +
          litWindows(random) +
          face(
            [
              [-0.4, 2, 0],
              [0.8, 2, 0],
              [0.8, 2, 1.7],
              [-0.4, 2, 1.7],
            ],
            teal,
          ) +
          block({ at: [-0.9, 2, 1.8], size: [2.2, 0.9, 0.18], fill: [accent, teal, pine] }) +
          block({ at: [-6.3, -5.3, 6.6], size: [11.6, 7.6, 0.5], fill: ['#3aa287', teal, pine] }) +
          block({
            at: [-4, -3.6, 7.1],
            size: [2.4, 2, 1.2],
            fill: ['#fdf6e6', '#dcd3bd', '#c3b79d'],
          }) +
          times(3, (index) =>
            block({
              at: [0 + index * 1.6, -3.4, 7.1],
              size: [1.2, 2.4, 0.14],
              fill: ['#2c5f70', '#1d4554', '#16363f'],
            }),
          ) +
          times(5, (index) => tree(-8.4 + index * 1.1, 4.6 - (index % 2))) +
          times(4, (index) => tree(3 + index * 1.8, 4.4 + (index % 2) * 0.9)) +
          tree(7.6, -5) +
          tree(8.6, -3.2) +
          block({
            at: [7, 1.8, 0],
            size: [1.8, 0.7, 0.45],
            fill: ['#f0a95a', '#c97f38', '#a8642a'],
          }),
      ),
  );
}
