import { linkKind, ownAddress } from './linkKind';

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

const next = (text: string) =>
  ownAddress(new URLSearchParams({ next: text }).get('next'), '/start');

test.each(['/', '/news?tag=a#b', '/me/card', '/search?q=%D1%8F'])('%j is led to', (address) =>
  expect(next(address)).toBe(address),
);

test.each([
  ...['', 'news', 'https://evil.example', '//evil.example', '/\\evil.example', '\\/evil.example'],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/news\\..',
    'javascript:alert(1)',
    '/ /evil.example',
  ],
  ...['http://[', '/\t/[', `${location.origin}/news`],
])('%j is not: whoever follows the link gets where he gets without it', (address) =>
  expect(next(address)).toBe('/start'),
);

test('without an address there is the usual one', () => {
  expect(ownAddress(null, '/start')).toBe('/start');
});
