import { shape } from '../../../../platform/seed/svg';

const [across, down] = [34, 19.6];

/** Where a point of a room of x, y and height lies on the sheet. */
export const iso = (x: number, y: number, z = 0) =>
  `${(800 + (x - y) * across).toFixed(1)} ${(330 + (x + y) * down - z * 39).toFixed(1)}`;

export const face = (corners: [number, number, number][], fill: string) =>
  shape(`M${corners.map(([x, y, z]) => iso(x, y, z)).join('L')}Z`, fill);

export interface Block {
  at: [number, number, number];
  size: [number, number, number];
  fill: [string, string, string];
}

/** The three sides of a block that are seen. */
export const block = ({ at: [x, y, z], size: [w, d, h], fill: [top, left, right] }: Block) =>
  face(
    [
      [x, y, z + h],
      [x + w, y, z + h],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ],
    top,
  ) +
  face(
    [
      [x, y + d, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ],
    left,
  ) +
  face(
    [
      [x + w, y, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x + w, y, z + h],
    ],
    right,
  );
