import { linkKind } from './linkKind';

test('addresses of this site and secure addresses of others are links', () => {
  expect(linkKind('/news?skip=20#top')).toBe('own');
  expect(linkKind('/')).toBe('own');
  expect(linkKind('https://example.com/a')).toBe('site');
});

test.each([
  'javascript:alert(1)',
  'http://example.com',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  ' /news',
  'news',
  'data:text/html,x',
  '',
])('%j is none', (url) => expect(linkKind(url)).toBeNull());
