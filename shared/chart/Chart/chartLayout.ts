import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import type { ChartKind, ChartSeries } from './ChartSeries';

const isDay = (x: string) => /^\d{4}-\d\d-\d\d$/.test(x);
const isDate = (x: string) => /^\d{4}-\d\d(-\d\d)?$/.test(x);
/** About as wide as one of the axis is, in text of the usual size. */
const usualLetter = 7;
const top = 12;
const usualBottom = 32;
const right = 12;

export interface ChartRow {
  x: string;
  values: readonly (number | null)[];
}

/** One row for every x of any series; dates in their order, words in the order they came. */
export function rowsOf(series: readonly ChartSeries[]): ChartRow[] {
  const known = series.map(({ values }) => new Map(values.map(({ x, y }) => [x, y])));
  const xs = [...new Set(known.flatMap((values) => [...values.keys()]))];
  if (xs.every(isDate)) xs.sort();
  return xs.map((x) => ({ x, values: known.map((values) => values.get(x) ?? null) }));
}

const sumWhere = (values: readonly (number | null)[], isIn: (value: number) => boolean) =>
  values.reduce<number>((sum, value) => (value !== null && isIn(value) ? sum + value : sum), 0);

/** Zero always belongs to it: a cut axis exaggerates. */
function extentOf(rows: readonly ChartRow[], isStacked: boolean) {
  const ends = rows.flatMap(({ values }) =>
    isStacked
      ? [sumWhere(values, (value) => value > 0), sumWhere(values, (value) => value < 0)]
      : values.filter((value) => value !== null),
  );
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return low === high ? [0, 1] : [low, high];
}

const cut = (label: string, room: number) =>
  label.length > room ? `${label.slice(0, room - 1).trimEnd()}…` : label;

interface Word {
  label: string;
  at: number;
}

/** Kept inside the picture, and left out where that would push one over another. */
function apart(words: readonly Word[], width: number, letter: number) {
  let end = -Infinity;
  return words.flatMap(({ label, at: wished }) => {
    const half = (label.length * letter) / 2;
    const at = Math.min(Math.max(wished, half), width - half);
    if (at - half < end) return [];
    end = at + half + letter;
    return [{ label, at }];
  });
}

interface Frame {
  rows: readonly ChartRow[];
  kind: ChartKind;
  stacked: boolean;
  width: number;
  height: number;
  tick: (value: number) => string;
  short: (x: string) => string;
  /** How many times larger than usual the visitor’s text is. */
  textScale: number;
}

function placesOf(rows: readonly ChartRow[], kind: ChartKind, range: [number, number]) {
  const xs = rows.map(({ x }) => x);
  if (kind === 'bar') {
    const band = scaleBand(xs, range).paddingInner(0.3).paddingOuter(0.15);
    const size = band.bandwidth();
    return { size, places: xs.map((x) => (band(x) ?? 0) + size / 2) };
  }
  const inner: [number, number] = [range[0] + 10, range[1] - 10];
  if (xs.length > 1 && xs.every(isDay)) {
    const times = xs.map((x) => Date.parse(x));
    const time = scaleLinear([Math.min(...times), Math.max(...times)], inner);
    return { size: 0, places: times.map((each) => time(each)) };
  }
  const point = scalePoint(xs, inner);
  return { size: 0, places: xs.map((x) => point(x) ?? 0) };
}

/** Where everything stands, in pixels. */
export function chartLayout(frame: Frame) {
  const { rows, kind, stacked, width, height, tick, short, textScale } = frame;
  const letter = usualLetter * textScale;
  const bottom = usualBottom * textScale;
  const y = scaleLinear(extentOf(rows, stacked && kind === 'bar'), [height - bottom, top]).nice(5);
  const isWhole = rows.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)));
  const ticks = y.ticks(5).filter((value) => !isWhole || Number.isInteger(value));
  const yTicks = ticks.map((value) => ({ value, at: y(value), label: tick(value) }));
  const left = Math.max(...yTicks.map(({ label }) => label.length)) * letter + 12;
  const { places, size } = placesOf(rows, kind, [left, width - right]);

  const labels = rows.map(({ x }) => short(x));
  const longest = Math.min(Math.max(...labels.map(({ length }) => length)) * letter + 16, 120);
  const step = Math.max(1, Math.ceil((labels.length * longest) / (width - left - right)));
  const room = Math.max(4, Math.floor((((width - left - right) / labels.length) * step) / letter));
  const words = labels
    .map((label, index) => ({ label: cut(label, room), at: places[index] ?? 0 }))
    .filter((_, index) => index % step === 0);
  const xTicks = apart(words, width, letter);
  return {
    width,
    height,
    left,
    right: width - right,
    y: (value: number) => y(value),
    zero: y(0),
    yTicks,
    xTicks,
    places,
    size,
  };
}

export type ChartLayout = ReturnType<typeof chartLayout>;
