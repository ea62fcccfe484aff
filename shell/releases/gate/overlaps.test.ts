/** @jest-environment node */
import { areCovered, overlaps } from './overlaps';

test.each([
  ['/news', '/news', true],
  ['/news', '/NEWS/', true],
  ['/news', '/events', false],
  ['/news', '/news/:url', false],
  ['/news/:url', '/news/:id', true],
  ['/news/:url', '/news/new', true],
  ['/news/:url', '/events/:url', false],
  ['/news/:url/edit', '/news/:url/read', false],
  ['/news/first/:a', '/news/:b/last', true],
  ['/api/*', '/api/news', true],
  ['/api/*', '/api', true],
  ['/api/*', '/apis', false],
  ['/api/:name/*', '/api', false],
  ['/news/:url?', '/news', true],
  ['/news/:url?', '/news/first', true],
  ['/news/:url?', '/news/first/second', false],
  ['/news/all?/:url', '/news/first', true],
  ['/news/all?/:url', '/news/all/first', true],
  ['/news/all?/:url', '/news/new/first', false],
  ['/:a?/:b?', '/', true],
  ['/', '/', true],
  ['/', '/news', false],
  // A question mark ends a segment, it does not stand in one.
  ['/news/a?b', '/news/ab', false],
])('%s and %s have an address in common: %p', (one, other, isCommon) => {
  expect(overlaps(one, other)).toBe(isCommon);
  expect(overlaps(other, one)).toBe(isCommon);
});

test.each([
  ['/news', ['/news'], true],
  ['/news', ['/NEWS/'], true],
  ['/news/:url', ['/news/:id'], true],
  ['/news/new', ['/news/:id'], true],
  ['/news/:url', ['/news/new'], false],
  ['/news/:url', ['/news/new', '/news/:kind/:url'], false],
  ['/news/:url?', ['/news/:url'], false],
  ['/news/:url?', ['/news', '/news/:id'], true],
  ['/news/:url', ['/news/:id?'], true],
  ['/files/*', ['/files/:name'], false],
  ['/files/*', ['/files/*'], true],
  ['/files/:a/:b', ['/files/*'], true],
  ['/news', [], false],
])('every address of %s is one of %j: %p', (pattern, by, are) => {
  expect(areCovered(pattern, by)).toBe(are);
});
