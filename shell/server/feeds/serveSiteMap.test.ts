/** @jest-environment node */
import { createMaps } from './serveSiteMap';

const origin = 'https://campus.test';
const addresses = [{ path: '/' }, { path: '/news/a', changed: '2026-01-01T00:00:00.000Z' }];

test('a map is written once while the addresses are the same', () => {
  const mapOf = createMaps();
  const first = mapOf(addresses, origin);
  expect(first?.body).toContain('<loc>https://campus.test/news/a</loc>');
  expect(mapOf(structuredClone(addresses), origin)).toBe(first);
  expect(mapOf(addresses, 'https://other.test')?.body).toContain('https://other.test/news/a');
});

test.each([
  ['was changed', [{ path: '/' }, { path: '/news/a', changed: '2026-01-02T00:00:00.000Z' }]],
  ['has moved', [{ path: '/' }, { path: '/news/b', changed: '2026-01-01T00:00:00.000Z' }]],
  ['was added', [...addresses, { path: '/news/c' }]],
  ['was withdrawn', addresses.slice(0, 1)],
])('it is written anew when a page %s', (_, now) => {
  const mapOf = createMaps();
  const before = mapOf(addresses, origin);
  const after = mapOf(now, origin);
  expect(after?.tag).not.toBe(before?.tag);
  expect(mapOf(addresses, origin)).toEqual(before);
});

test('whoever invents names of the site does not fill the memory', () => {
  const mapOf = createMaps();
  const first = mapOf(addresses, origin);
  for (let name = 0; name < 8; name++) mapOf(addresses, `https://${name}.test`);
  const again = mapOf(addresses, origin);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('there is no map of a part that is not there', () => {
  expect(createMaps()(addresses, origin, 2)).toBeUndefined();
});
