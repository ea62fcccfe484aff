/** @jest-environment node */
import { parseHeadSection } from '@campus/shared/server/head/parseHeadSection';
import type { Refusal } from '../../platform/access/Refusal';
import { cleanHead } from './settingsDomain';

const hash = `sha384-${'A'.repeat(64)}`;

/** The tag that is named as wrong, or undefined where the markup is admitted. */
function wrongTag(html: string) {
  try {
    cleanHead(html);
    return undefined;
  } catch (error) {
    const { code, details } = error as Refusal;
    expect(code).toMatch(/^HEAD_/);
    return details.params?.tag;
  }
}

const admitted: [string, string][] = [
  ['<meta name="verification" content="abc">', '<meta name="verification" content="abc">'],
  ['<link rel="icon" href="/icon.svg">', '<link rel="icon" href="/icon.svg">'],
  [
    '<link rel="preconnect" href="https://a.example">',
    '<link rel="preconnect" href="https://a.example/">',
  ],
  [
    `<script src="https://example.com/a.js" integrity="${hash}"></script>`,
    `<script src="https://example.com/a.js" integrity="${hash}" crossorigin="anonymous" defer></script>`,
  ],
  [
    '  <meta name="a" content="b">\n  <!-- why --> <link rel="me" href="/a">  ',
    '<meta name="a" content="b">\n<link rel="me" href="/a">',
  ],
  ['<style>body > p { color: red }</style>', '<style>body > p { color: red }</style>'],
  [
    '<style type="text/css" media="print">a { color: #000 }</style>',
    '<style media="print">a { color: #000 }</style>',
  ],
  [
    '<script type="application/ld+json">{ "@type": "Organization" }</script>',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
  ],
  ['<script>\n counter("a < b");\n</script>', '<script>counter("a < b");</script>'],
  [
    '<script>if (box.innerHTML == "") new Image().src = "/count?" + document.title;</script>',
    '<script>if (box.innerHTML == "") new Image().src = "/count?" + document.title;</script>',
  ],
  [
    '<script>document.createElement("img").src = "/count";</script>',
    '<script>document.createElement("img").src = "/count";</script>',
  ],
  [
    '<noscript><img src="https://stat.example/1?a=1&amp;b" width="1"></noscript>',
    '<noscript><img src="https://stat.example/1?a=1&amp;b" alt hidden></noscript>',
  ],
  ['', ''],
];

test.each(admitted)('%s is kept as %s, which the shell draws in full', (html, kept) => {
  expect(cleanHead(html)).toBe(kept);
  expect(cleanHead(kept)).toBe(kept);
  expect(parseHeadSection(kept).skipped).toStrictEqual([]);
});

test.each([
  ['<script>document.createElement("script")</script>', '<script …>'],
  ['<script>document.createElement(tag)</script>', '<script …>'],
  ['<script>document.createElement("scr" + "ipt")</script>', '<script …>'],
  ['<script>box.innerHTML = words</script>', '<script …>'],
  ['<script>box.insertAdjacentHTML("beforeend", words)</script>', '<script …>'],
  ['<script>setTimeout("run()", 10)</script>', '<script …>'],
  // The usual beginning of a counter, which brings its code by itself.
  [
    '<script>(function(m,e,t,r,i,k,a){k=e.createElement(t),k.async=1,k.src=r})(window,document,"script")</script>',
    '<script …>',
  ],
  ['<script src="https://example.com/a.js"></script>', '<script integrity>'],
  [`<script src="http://example.com/a.js" integrity="${hash}"></script>`, '<script src>'],
  ['<script src="/a.js" integrity="sha384-short"></script>', '<script integrity>'],
  [`<script type="module" src="/a.js" integrity="${hash}"></script>`, '<script type>'],
  [`<script src="/a.js" integrity="${hash}" onload="alert(1)"></script>`, '<script onload>'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', '<meta http-equiv>'],
  ['<META NAME="a" CONTENT="b" ONCLICK="alert(1)">', '<meta onclick>'],
  ['<meta name="viewport" content="user-scalable=no">', '<meta name>'],
  ['<meta property="og:title" content="x">', '<meta property>'],
  ['<meta name="a">', '<meta content>'],
  ['<link rel="stylesheet" href="https://example.com/a.css">', '<link integrity>'],
  ['<link rel="icon" href="https://elsewhere.example/i.png">', '<link href>'],
  ['<link rel="canonical" href="https://evil.example/">', '<link rel>'],
  ['<link rel="manifest" href="/other.json">', '<link rel>'],
  ['<link rel="preload" as="script" href="/a.js">', '<link as>'],
  ['<style onload="alert(1)">body { color: red }</style>', '<style onload>'],
  ['<style>a::after { content: "</b>" }</style>', '<style </>'],
  ['<style type="text/less">@a: 1</style>', '<style type>'],
  ['<script type="application/ld+json">alert(1)</script>', '<script application/ld+json>'],
  [`<script type="application/ld+json" src="/a.js">{}</script>`, '<script type>'],
  ['<base href="https://evil.example">', '<base>'],
  ['<noscript><iframe src="https://a.example"></iframe></noscript>', '<iframe>'],
  ['<meta name="a" content="b"> просто текст', 'просто текст'],
  ['<meta name="a" content="b"><link rel="me" href="/', '<link rel="me" href="/'],
  ['<meta name="a" content="b"><!-- no end', '<!-- no end'],
  [
    `<script src="/a.js" integrity="${hash}"`,
    '<script src="/a.js" integrity="sha384-AAAAAAAAA'.slice(0, 40),
  ],
])('%s is refused: %s', (html, tag) => {
  expect(wrongTag(html)).toBe(tag);
});

test('what is kept is written anew: quotes cannot be broken out of', () => {
  expect(cleanHead(`<meta name='a' content='"><script>alert(1)</script>'>`)).toBe(
    '<meta name="a" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  );
});
