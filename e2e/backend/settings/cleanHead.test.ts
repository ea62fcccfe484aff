/** @jest-environment node */
import type { Refusal } from '../Refusal';
import { cleanHead } from './cleanHead';

const hash = `sha384-${'A'.repeat(64)}`;

/** The tag that is named as wrong, or undefined where the markup is admitted. */
function wrongTag(html: string) {
  try {
    cleanHead(html);
    return undefined;
  } catch (error) {
    const { code, details } = error as Refusal;
    expect(code).toBe('HEAD_TAG');
    return details.params?.tag;
  }
}

test.each([
  '<meta name="verification" content="abc">',
  '<meta property="og:image" content="/a.png">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="preconnect" href="https://example.com">',
  `<script src="https://example.com/a.js" integrity="${hash}" crossorigin="anonymous"></script>`,
  `<script async src="/a.js" integrity="${hash}"></script>`,
  '  <meta name="a" content="b">\n  <!-- why --> <link rel="me" href="https://example.com">  ',
  '',
])('%s is admitted', (html) => {
  expect(wrongTag(html)).toBeUndefined();
});

test.each([
  ['<script>alert(1)</script>', '<script src>'],
  ['<script src="https://example.com/a.js"></script>', '<script integrity>'],
  [`<script src="http://example.com/a.js" integrity="${hash}"></script>`, '<script src>'],
  [`<script src="//example.com/a.js" integrity="${hash}"></script>`, '<script src>'],
  [`<script src="data:text/javascript,1" integrity="${hash}"></script>`, '<script src>'],
  ['<script src="/a.js" integrity="md5-abc"></script>', '<script integrity>'],
  [`<script src="/a.js" integrity="${hash}">alert(1)</script>`, '<script>…</script>'],
  [`<script src="/a.js" integrity="${hash}" onload="alert(1)"></script>`, '<script onload>'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', '<meta http-equiv>'],
  ['<META NAME="a" CONTENT="b" ONCLICK="alert(1)">', '<meta onclick>'],
  ['<link rel="stylesheet" href="javascript:alert(1)">', '<link href>'],
  ['<link rel="stylesheet" href="/a.css" onload="alert(1)">', '<link onload>'],
  ['<style>body { display: none }</style>', '<style>'],
  ['<base href="https://evil.example">', '<base>'],
  ['<title>Кампус</title>', '<title>'],
  ['<img src="x" onerror="alert(1)">', '<img>'],
  ['<svg><script>alert(1)</script></svg>', '<svg>'],
  ['<noscript><meta name="a" content="b"></noscript>', '<noscript>'],
  ['<iframe src="https://evil.example"></iframe>', '<iframe>'],
  ['<!--><script>alert(1)</script>-->', '<script src>'],
  ['<meta name="a" content="b"> просто текст', 'просто текст'],
])('%s is refused: %s', (html, tag) => {
  expect(wrongTag(html)).toBe(tag);
});

test('what is kept is written anew: quotes cannot be broken out of', () => {
  expect(cleanHead(`<meta name='a' content='"><script>alert(1)</script>'>`)).toBe(
    '<meta name="a" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" />',
  );
});
