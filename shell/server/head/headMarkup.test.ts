/** @jest-environment node */
import { attacks } from '@campus/shared/testing/attacks';
import { needsOf, sectionMarkup } from './headMarkup';
import { parseHeadSection } from '@campus/shared/server/head/parseHeadSection';
import { createHash } from 'node:crypto';

const hash = `sha384-${'A'.repeat(64)}`;
const written = (html: string) => sectionMarkup(parseHeadSection(html).tags, 'N');

test.each([
  ['<meta name="verification" content="abc">', '<meta name="verification" content="abc">'],
  ['<META PROPERTY=og:image CONTENT=/a.png>', '<meta property="og:image" content="/a.png">'],
  [
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
  ],
  [
    '<link rel="preconnect" href="https://example.com" crossorigin>',
    '<link rel="preconnect" href="https://example.com/" crossorigin="anonymous">',
  ],
  [
    `<link rel="stylesheet" href="https://example.com/a.css" integrity="${hash}">`,
    `<link rel="stylesheet" href="https://example.com/a.css" integrity="${hash}" crossorigin="anonymous" nonce="N">`,
  ],
  [
    `<script src="https://example.com/a.js?x=1&amp;y" integrity="${hash}"></script>`,
    `<script src="https://example.com/a.js?x=1&amp;y" integrity="${hash}" crossorigin="anonymous" defer nonce="N"></script>`,
  ],
  [
    `<script async src="/a.js" integrity="${hash}" crossorigin="use-credentials"></script>`,
    `<script src="/a.js" integrity="${hash}" crossorigin="anonymous" async nonce="N"></script>`,
  ],
  ['<style>p { color: red }</style>', '<style nonce="N">p { color: red }</style>'],
  [
    '<script type="application/ld+json">{"name": "<Campus>"}</script>',
    '<script type="application/ld+json">{"name":"\\u003cCampus>"}</script>',
  ],
  ['<script>\r\n  counter(1);\r\n</script>', '<script>counter(1);</script>'],
  [
    '<noscript><meta name="a" content="b"><style>p { color: red }</style></noscript>',
    '<noscript><meta name="a" content="b"><style nonce="N">p { color: red }</style></noscript>',
  ],
  [
    '<noscript><div><img src="https://stat.example/1" style="position:absolute" alt=""></div></noscript>',
    '<noscript><img src="https://stat.example/1" alt hidden></noscript>',
  ],
  ['  <!-- why -->\n', ''],
])('%s is written as %s', (html, markup) => {
  expect(parseHeadSection(html).skipped).toStrictEqual([]);
  expect(written(html)).toBe(markup);
});

test.each([
  ['<script></script>', '<script src>'],
  [`<script src="/a.js" integrity="${hash}">alert(1)</script>`, '<script src>'],
  ['<script><!--<script>alert(1)</script>', '<script <!-->'],
  ['<script type="module">alert(1)</script>', '<script type>'],
  ['<script>k = d.createElement("script")</script>', '<script …>'],
  ['<script>document.write(1)</script>', '<script …>'],
  ['<script>eval("1")</script>', '<script …>'],
  ['<script>import("/a.js")</script>', '<script …>'],
  ['<script src="https://example.com/a.js"></script>', '<script integrity>'],
  ['<script src="/a.js" integrity="sha384-short"></script>', '<script integrity>'],
  ['<script src="/a.js" integrity="md5-abc"></script>', '<script integrity>'],
  [`<script src="/a.js" integrity="${hash} x"></script>`, '<script integrity>'],
  [`<script src="http://example.com/a.js" integrity="${hash}"></script>`, '<script src>'],
  [`<script src="//evil.example/a.js" integrity="${hash}"></script>`, '<script src>'],
  [`<script src="/\\evil.example/a.js" integrity="${hash}"></script>`, '<script src>'],
  [`<script src="/\t/evil.example/a.js" integrity="${hash}"></script>`, '<script src>'],
  [`<script src="https://a:b@evil.example/" integrity="${hash}"></script>`, '<script src>'],
  [`<script src="data:text/javascript,1" integrity="${hash}"></script>`, '<script src>'],
  [`<script type="module" src="/a.js" integrity="${hash}"></script>`, '<script type>'],
  [`<script type="importmap" src="/a.json" integrity="${hash}"></script>`, '<script type>'],
  [`<script src="/a.js" integrity="${hash}" onload="alert(1)"></script>`, '<script onload>'],
  [`<script src="/a.js" integrity="${hash}" nonce="N"></script>`, '<script nonce>'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', '<meta http-equiv>'],
  ['<meta http-equiv="content-security-policy" content="">', '<meta http-equiv>'],
  ['<meta charset="utf-7">', '<meta charset>'],
  ['<meta name="referrer" content="unsafe-url">', '<meta name>'],
  ['<meta name="viewport" content="user-scalable=no">', '<meta name>'],
  ['<meta property="og:title" content="x">', '<meta property>'],
  ['<meta name="a" content="b" onclick="alert(1)">', '<meta onclick>'],
  ['<meta name="a">', '<meta content>'],
  ['<link rel="stylesheet" href="https://example.com/a.css">', '<link integrity>'],
  ['<link rel="stylesheet" href="javascript:alert(1)">', '<link href>'],
  ['<link rel="icon" href="https://elsewhere.example/i.png">', '<link href>'],
  ['<link rel="canonical" href="https://evil.example/">', '<link rel>'],
  ['<link rel="manifest" href="/other.json">', '<link rel>'],
  ['<link rel="modulepreload" href="/a.js">', '<link rel>'],
  ['<link href="/a.css">', '<link rel>'],
  ['<link rel="alternate" hreflang="en" href="https://evil.example">', '<link hreflang>'],
  ['<style>@import "/a.css";</style>', '<style @import>'],
  ['<base href="https://evil.example">', '<base>'],
  ['<title>Кампус</title>', '<title>'],
  ['<svg><script src="/a.js"></script></svg>', '<svg>'],
  ['<noscript></noscript>', '<noscript>'],
  ['<noscript class="a"><meta name="a" content="b"></noscript>', '<noscript class>'],
  ['<noscript><script>alert(1)</script></noscript>', '<script>'],
  ['<noscript><iframe src="https://a.example"></iframe></noscript>', '<iframe>'],
  ['<noscript><img src="https://a.example/1" onerror="alert(1)"></noscript>', '<img onerror>'],
  ['<noscript><img src="javascript:alert(1)"></noscript>', '<img src>'],
  ['<noscript><img src="https://a.example/1"><meta name="a" content="b"></noscript>', '<noscript>'],
  ['<img src="https://a.example/1">', '<img>'],
  ['<template><meta name="a" content="b"></template>', '<template>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', '<iframe>'],
  ['<constructor>', '<constructor>'],
  ['<!doctype html>', '<!>'],
  ['just words', 'just words'],
])('%s is left out: %s', (html, name) => {
  const { tags, skipped } = parseHeadSection(html);
  expect(tags).toStrictEqual([]);
  expect(skipped).toContain(name);
});

test('a bad tag takes nothing with it', () => {
  const { tags, skipped } = parseHeadSection(
    '<meta name="a" content="1"><base href="/x"><meta name="b" content="2">',
  );
  expect(tags.map(({ attributes }) => attributes.name)).toEqual(['a', 'b']);
  expect(skipped).toEqual(['<base>']);
});

test.each([
  ['<meta name="a" content="b'],
  [`<script src="/a.js" integrity="${hash}"`],
  ['<meta name="a" content="b><script src=/x>'],
  ['<link rel="me" href="/'],
])('markup that does not end swallows nothing of the page: %s', (html) => {
  expect(written(html)).toBe('');
  expect(parseHeadSection(html).skipped).not.toStrictEqual([]);
});

test('quotes cannot be broken out of', () => {
  expect(written(`<meta name='a' content='"><script>alert(1)</script>'>`)).toBe(
    '<meta name="a" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  );
});

test.each(attacks)('nothing runs of %s but what has a hash', (attack) => {
  const { tags } = parseHeadSection(attack);
  const others = tags.filter(({ hash: own }) => own === undefined);
  expect(sectionMarkup(others, 'N')).not.toMatch(/<(?!(meta|link) )|javascript:|\son\w+=/i);
});

test('code in the page runs by the hash of its text alone', () => {
  const { tags } = parseHeadSection('<script>\n counter("a", 1) \n</script>');
  const text = 'counter("a", 1)';
  const digest = createHash('sha256').update(text).digest('base64');
  expect(sectionMarkup(tags, 'N')).toBe(`<script>${text}</script>`);
  expect(needsOf(tags).scriptHashes).toEqual([`sha256-${digest}`]);
});

test('a counter talks to where its script and its picture are, and to what is connected early', () => {
  const { tags } = parseHeadSection(`
    <script src="https://stat.example/a.js" integrity="${hash}"></script>
    <script src="/own.js" integrity="${hash}"></script>
    <link rel="preconnect" href="https://send.example:8443/x">
    <link rel="me" href="https://me.example">
    <noscript><img src="https://pixel.example/1"></noscript>`);
  expect(needsOf(tags).origins).toEqual([
    'https://stat.example',
    'https://send.example:8443',
    'https://pixel.example',
  ]);
});

test.each(['https://a;sandbox', 'https://a,script-src', 'https://*.example'])(
  'no address adds to the policy more than a machine: %s',
  (address) => {
    const { tags } = parseHeadSection(`<link rel="preconnect" href="${address}">`);
    expect(needsOf(tags).origins).toStrictEqual([]);
  },
);

test('more than a setting may hold is left out as a whole', () => {
  const html = '<meta name="a" content="b">'.repeat(1000);
  expect(parseHeadSection(html)).toEqual({ tags: [], skipped: ['clientHeadSection'] });
});
