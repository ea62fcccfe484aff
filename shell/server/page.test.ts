/** @jest-environment node */
import { headTags } from '@campus/shared/remote/headTags';
import { page, type PageOptions, type RenderedScreen } from './page';

const picture =
  '<link rel="preload" as="image" imageSrcSet="/a.webp?width=640 640w" fetchPriority="high"/>';
const font = '@font-face{font-family:Inter Variable;src:url(/shell/inter.woff2)format("woff2")}';
const ofDevice = '@font-face{font-family:Inter Fallback;src:local(Arial)}';

const integrity = Object.fromEntries(
  ['/shell/main.js', '/shell/dialog.css', '/remotes/media/1/entry.js'].map((file) => [
    file,
    'sha384-x',
  ]),
);

const screen: RenderedScreen = {
  rendered: {
    html: `${picture}<main><h1>Новости</h1></main>`,
    dehydratedState: { queries: [], mutations: [] },
  },
  hydrationScript: '/* hydration */',
  stylesheets: [{ address: '/shell/main.css', text: `${font}${ofDevice}.news{color:red}` }],
};

const write = (rendered?: RenderedScreen, files: Partial<PageOptions['shell']> = {}) =>
  page({
    nonce: 'n0',
    plan: { release: '1', language: 'ru', remotes: [], integrity, developmentOrigins: [] },
    appearance: { theme: 'system', vision: null },
    isAnswered: true,
    head: headTags(
      { title: 'Новости' },
      { origin: 'http://campus.test', path: '/', language: 'ru' },
    ),
    section: [],
    shell: { scripts: [], styles: [], signIn: [], ...files },
    preload: ['/remotes/media/1/entry.js', '/remotes/media/1/news.css'],
    rendered,
  });

test('a rendered page asks for its first picture before its styles, and for its fonts later', () => {
  const html = write(screen);
  const [head = '', body = ''] = html.split('<body>');
  const styles = `<style data-href="/shell/main.css" nonce="n0">${ofDevice}.news{color:red}</style>`;
  expect(head.indexOf(picture)).toBeGreaterThan(0);
  expect(head.indexOf(styles)).toBeGreaterThan(head.indexOf(picture));
  expect(body).toContain('<div id="root"><main>');
  expect(body).toContain(`<template id="code"><style nonce="n0">${font}</style>`);
});

test('without scripts it has its fonts at once', () => {
  expect(write(screen)).toContain(`<noscript><style nonce="n0">${font}</style></noscript>`);
});

test('its code is in wait by what it is fetched for; its styles are there already', () => {
  const html = write(screen, { scripts: ['/shell/main.js'], signIn: ['/shell/dialog.css'] });
  const found = html.matchAll(/<link data-for="(\w+)" rel="preload" as="(\w+)" href="([^"]+)"/g);
  expect([...found].map(([, ...link]) => link)).toEqual([
    ['shell', 'script', '/shell/main.js'],
    ['screen', 'script', '/remotes/media/1/entry.js'],
    ['signIn', 'style', '/shell/dialog.css'],
  ]);
});

test('what is in wait carries no nonce: the script that adds it to the page does', () => {
  const html = write(screen, { scripts: ['/shell/main.js'], takesLess: true });
  const [, inert = ''] = /<template id="code">(.*?)<\/template>/s.exec(html) ?? [];
  expect(inert).toContain('<script defer src="/shell/main.js" integrity="sha384-x" crossorigin>');
  expect(inert).not.toContain('nonce');
  // The script of an earlier shell gives it none.
  const [, before = ''] = /<template id="code">(.*?)<\/template>/s.exec(write(screen)) ?? [];
  expect(before).toContain('<style nonce="n0">');
});

test('a page of a person says so, and whose it is to the code alone', () => {
  const html = write({ ...screen, of: 'end"><script>' });
  expect(html).toContain('<div id="root" data-own>');
  const [, state = ''] = /id="dehydrated"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(state)).toEqual({ queries: [], mutations: [], of: 'end"><script>' });
  expect(html.match(/end"/g)).toBeNull();
  expect(write(screen)).not.toContain('data-own');
});

test('the answers follow the content that they repeat', () => {
  const html = write(screen);
  const [content, answers, plan] = ['id="root"', 'id="dehydrated"', 'id="plan"'].map((id) =>
    html.indexOf(id),
  );
  expect(content).toBeGreaterThan(0);
  expect(answers).toBeGreaterThan(content ?? 0);
  expect(plan).toBeGreaterThan(answers ?? 0);
});
