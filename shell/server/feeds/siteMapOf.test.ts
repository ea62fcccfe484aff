/** @jest-environment node */
import { siteMapOf } from './siteMapOf';

const origin = 'https://campus.test';
const pages = (count: number) => Array.from({ length: count }, (_, at) => ({ path: `/p/${at}` }));
const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);

test('fifty thousand pages are one file', () => {
  const xml = siteMapOf(pages(50_000), origin);
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locations(xml)).toHaveLength(50_000);
});

test('one more makes an index of two files, and none is lost', () => {
  const all = pages(50_001);
  expect(locations(siteMapOf(all, origin))).toEqual([
    `${origin}/sitemap.xml?part=1`,
    `${origin}/sitemap.xml?part=2`,
  ]);
  const both = [1, 2].map((part) => locations(siteMapOf(all, origin, part)));
  expect(both.map(({ length }) => length)).toEqual([50_000, 1]);
  expect(both[1]).toEqual([`${origin}/p/50000`]);
});

test.each([0, -1, 1.5, NaN, 3])('there is no part %s', (part) => {
  expect(siteMapOf(pages(50_001), origin, part)).toBeUndefined();
});

test('an address is words, too', () => {
  expect(siteMapOf([{ path: '/a&b' }], origin)).toContain(
    '<loc>https://campus.test/a&#x26;b</loc>',
  );
});
