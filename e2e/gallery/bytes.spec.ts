import { pieces } from '@campus/shared/build/partOf';
import { measureBytes } from '../bench/measureBytes';
import { expect, test } from '../fixtures/test';

const weights = measureBytes();

test('every page pays at most 30 kB of scripts and 10 kB of styles for the kit', async () => {
  const { core } = await weights;
  expect(core.scripts).toBeGreaterThan(10_000);
  expect(core.scripts).toBeLessThanOrEqual(30_000);
  expect(core.styles).toBeLessThanOrEqual(10_000);
});

test('a part of the kit is one script and one style of its own, beside pieces that most do without', async () => {
  const { parts } = await weights;
  const known = [...parts.map(({ name }) => name), ...pieces];
  for (const { name, scripts, others } of parts) {
    expect(scripts, name).toBeGreaterThan(0);
    expect(
      others.filter((other) => !known.includes(other)),
      name,
    ).toStrictEqual([]);
  }
});

test('what a part borrows of another one starts together with it', async () => {
  const { parts } = await weights;
  const othersOf = (part: string) => parts.find(({ name }) => name === part)?.others.toSorted();
  expect(othersOf('table')).toEqual(['overlay', 'popup']);
  expect(othersOf('chart')).toStrictEqual([]);
});
