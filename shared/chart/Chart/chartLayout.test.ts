/** @jest-environment node */
import { chartLayout, rowsOf } from './chartLayout';

const one = (...values: (number | null)[]) =>
  rowsOf([
    { key: 'a', label: 'A', values: values.map((y, index) => ({ x: `2026-0${index + 1}`, y })) },
  ]);
const frame = {
  width: 600,
  height: 280,
  textScale: 1,
  stacked: false,
  tick: String,
  short: String,
} as const;

test('days stand in their order and as far apart as they are', () => {
  const days = ['2026-03-09', '2026-03-01', '2026-03-02'].map((x) => ({ x, y: 1 }));
  const rows = rowsOf([{ key: 'a', label: 'A', values: days }]);
  expect(rows.map(({ x }) => x)).toEqual(['2026-03-01', '2026-03-02', '2026-03-09']);
  const [first = 0, second = 0, third = 0] = chartLayout({ ...frame, rows, kind: 'line' }).places;
  expect((third - first) / (second - first)).toBeCloseTo(8);
});

test('words keep the order in which they came', () => {
  const values = ['Яблоко', 'Абрикос'].map((x) => ({ x, y: 1 }));
  expect(rowsOf([{ key: 'a', label: 'A', values }]).map(({ x }) => x)).toEqual([
    'Яблоко',
    'Абрикос',
  ]);
});

test('zero is always on the axis, and whole numbers have whole ticks', () => {
  const { yTicks, zero, y } = chartLayout({ ...frame, rows: one(1, 2, null), kind: 'line' });
  expect(yTicks.map(({ value }) => value)).toEqual([0, 1, 2]);
  expect(y(0)).toBe(zero);
  const below = chartLayout({ ...frame, rows: one(-5, 3), kind: 'bar' });
  expect(below.y(-5)).toBeGreaterThan(below.zero);
  expect(below.y(3)).toBeLessThan(below.zero);
});

test('zeros alone and a single point can be drawn', () => {
  const { places, yTicks } = chartLayout({ ...frame, rows: one(0), kind: 'line' });
  expect(places).toHaveLength(1);
  expect(places.every(Number.isFinite)).toBe(true);
  expect(yTicks.every(({ at }) => Number.isFinite(at))).toBe(true);
});

test('stacked bars have room for their sum', () => {
  const rows = rowsOf(['a', 'b'].map((key) => ({ key, label: key, values: [{ x: '1', y: 60 }] })));
  const { y } = chartLayout({ ...frame, rows, kind: 'bar', stacked: true });
  expect(y(120)).toBeGreaterThanOrEqual(0);
});

test('names of points never stand on each other or outside', () => {
  const values = Array.from({ length: 12 }, (_, x) => ({ x: `Очень длинное название ${x}`, y: x }));
  const rows = rowsOf([{ key: 'a', label: 'A', values }]);
  const { xTicks } = chartLayout({ ...frame, width: 288, rows, kind: 'bar' });
  const spans = xTicks.map(({ at, label }) => [at - label.length * 3.5, at + label.length * 3.5]);
  for (const [index, [from = 0, to = 0]] of spans.entries()) {
    expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0);
    expect(to).toBeLessThanOrEqual(288);
  }
});
