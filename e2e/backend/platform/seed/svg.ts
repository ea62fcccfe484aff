/** The colours of the drawings: greens of the product, with warm ones that sit beside them. */
export const ink = '#0b1f1a';
export const deep = '#0c3b2f';
export const pine = '#14614c';
export const teal = '#1f7d63';
export const accent = '#5abfa1';
export const foam = '#8bd6bf';
export const mint = '#d5efe6';
export const petrol = '#123a49';
export const sea = '#1d6f7c';
export const sky = '#9fd6dc';
export const cream = '#fdf6e6';
export const honey = '#ffd98a';
export const amber = '#f0a95a';
export const coral = '#e57f6b';
export const rose = '#f5c3b2';
export const plum = '#4d3b5e';

interface Stop {
  at?: number;
  colour: string;
  opacity?: number;
}

const stopsOf = (stops: (string | Stop)[]) =>
  stops
    .map((stop, index) => {
      const { colour, at, opacity = 1 } = typeof stop === 'string' ? { colour: stop } : stop;
      const place = at ?? index / Math.max(1, stops.length - 1);
      return `<stop offset="${place}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');

/** From top to bottom, or turned by some degrees. */
export const gradient = (id: string, stops: (string | Stop)[], turn = 0) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${turn} .5 .5)">${stopsOf(stops)}</linearGradient>`;

export const glow = (id: string, stops: (string | Stop)[]) =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;

export const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

/** The same for every number below `count`. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

interface Shape {
  width: number;
  height: number;
}

/** A whole drawing. What it refers to by name stands before it. */
export const drawing = ({ width, height }: Shape, definitions: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${body}</svg>`;

/** The shape of every cover. */
export const wide = { width: 1_600, height: 900 };

export const cover = (definitions: string, body: string) => drawing(wide, definitions, body);

export const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;

export const disc = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

export const shape = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

export const drawLine = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const group = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`;

export const filled = (fill: string) => box(0, 0, wide.width, wide.height, fill);

/** A ridge of hills across the whole width, through the heights that are given. */
export function ridge(heights: number[], fill: string, opacity = 1) {
  const step = wide.width / (heights.length - 1);
  const points = heights.map((y, index) => [index * step, y] as const);
  const curve = points
    .slice(1)
    .map(([x, y], index) => {
      const [px, py] = points[index] ?? [0, 0];
      return `C${px + step / 2} ${py} ${x - step / 2} ${y} ${x} ${y}`;
    })
    .join('');
  return shape(`M0 ${heights[0] ?? 0}${curve}V900H0Z`, fill, opacity);
}

export const peaks = (points: [number, number][], fill: string) =>
  shape(`M0 900L${points.map(([x, y]) => `${x} ${y}`).join('L')}L1600 900Z`, fill);

export const logo = (ground: string, body: string, definitions = '') =>
  drawing({ width: 512, height: 512 }, definitions, box(0, 0, 512, 512, ground) + body);
