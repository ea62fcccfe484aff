/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { add, built, check, declare, entryOf, slotOf, type Built } from './builtRelease.fixture';

const read = ({ folder }: Built) => readFileSync(path.join(folder, 'entry.js'));

/** A script of the release whose code goes on like this. */
const addScript = (release: Built, code: string) =>
  add(release, 'a.js', `self.webpackChunkcampus_media_1_0_0_a;${code}`);

test('lets a whole and compatible release pass', async () => {
  const release = built({ route: '/news', borrows: { react: '^19.0.0' } });
  addScript(release, 'const eval_ = { eval: 1 }.eval; setTimeout(() => eval_, 1);');
  writeFileSync(path.join(release.folder, 'entry.js.br'), brotliCompressSync(read(release)));
  writeFileSync(path.join(release.folder, 'entry.js.gz'), gzipSync(read(release)));
  declare(release, { menu: [entryOf('/news?all=1')], slots: [slotOf('Screen')] });
  const others = [built({ name: 'support', route: '/help/:id' }).manifest];
  expect(await check(release, others)).toStrictEqual([]);
});

test('refuses a release with a changed, a missing or an added file', async () => {
  const release = built();
  writeFileSync(path.join(release.folder, 'entry.js'), `${read(release).toString()};0`);
  release.manifest.integrity['gone.css'] = integrityOf('');
  writeFileSync(path.join(release.folder, 'extra.js'), '');
  const remedy = 'build again, and let nothing change the folder afterwards.';
  expect(await check(release)).toEqual([
    `entry.js differs from its hash: ${remedy}`,
    `gone.css is named by the manifest and is not there: ${remedy}`,
    `extra.js is not named by the manifest: remove it, or ${remedy}`,
  ]);
});

test('refuses what came into the folder after it was signed', async () => {
  const release = built();
  const body = { files: { 'entry.js': '', 'mfe.json': '' } };
  writeFileSync(path.join(release.folder, 'signature.json'), JSON.stringify({ body }));
  writeFileSync(path.join(release.folder, 'a.png'), Buffer.from('\x89PNG', 'latin1'));
  expect(await check(release)).toEqual([
    'a.png is not what was signed: remove it, or release anew.',
  ]);
});

test.each([
  ['another file', brotliCompressSync('alert(1)')],
  ['nothing that can be unpacked', Buffer.from('alert(1)')],
  ['a bomb', brotliCompressSync(Buffer.alloc(5_000_000))],
])('refuses a compressed twin that holds %s', async (_, content) => {
  const release = built();
  writeFileSync(path.join(release.folder, 'entry.js.br'), content);
  expect(await check(release)).toEqual([
    expect.stringMatching(/^entry\.js\.br does not unpack to entry\.js: build again/),
  ]);
});

test.each([
  ['a.js', '<!doctype html><title>502</title>', 'a.js holds markup instead of a script'],
  ['a.css', ' <html>', 'a.css holds markup instead of a style sheet'],
  ['a.css', Buffer.from([0xff, 0xfe, 0x00]), 'a.css holds something else instead of a style'],
  ['a.svg', '<svg onload="x()"/>', 'a.svg holds markup instead of a drawing without scripts'],
  ['a.woff2', 'wOFF', 'a.woff2 holds something else instead of a font'],
  ['a.exe', 'MZ', 'a.exe is of a type that no release has: keep to .js, .css'],
])('refuses %s that holds %j', async (file, content, sentence) => {
  const release = built();
  add(release, file, content);
  const [refusal] = (await check(release)).filter((text) => !/does not register/.test(text));
  expect(refusal).toContain(sentence);
});

test('refuses a picture that is too big, and lets a small one pass', async () => {
  const release = built();
  const picture = Buffer.from('\x89PNG', 'latin1');
  writeFileSync(path.join(release.folder, 'a.png'), picture);
  writeFileSync(path.join(release.folder, 'b.png'), Buffer.concat([picture, Buffer.alloc(2e5)]));
  expect(await check(release)).toEqual([
    'b.png has 200004 bytes of the 200000 that a picture or a font may have: make it smaller, or upload it as content.',
  ]);
});

test('refuses a script that would register under the name of another release', async () => {
  const release = built();
  add(release, 'a.js', 'self.webpackChunkcampus_media_1_0_0_b=[]');
  add(release, 'entry.js', 'self.webpackChunkcampus_media_1_0_0_a=[]');
  expect(await check(release)).toEqual([
    'a.js does not register as webpackChunkcampus_media_1_0_0_a: set output.uniqueName to "campus_media-1.0.0-a", as remoteConfig does.',
    'entry.js does not load from /remotes/media/1.0.0-a/: set output.publicPath to it, as remoteConfig does.',
  ]);
});

test('refuses a release that borrows what the shell does not lend', async () => {
  const release = built({ borrows: { react: '^20.0.0', vue: '*' }, parts: ['kit/Map'] });
  release.manifest.contract = '^2.0.0';
  const remedy = 'build it with the kit that the shell has, or release the shell first.';
  expect(await check(release)).toEqual([
    `It speaks the contract ^2.0.0, and the shell 1.2.0: ${remedy}`,
    `It borrows react ^20.0.0, and the shell lends 19.3.1: ${remedy}`,
    `It borrows vue *, which the shell does not lend: ${remedy}`,
    `Its Screen needs kit/Map, which the shell does not lend: ${remedy}`,
  ]);
});

test.each([
  ['/news/:id', '/news/:url of media'],
  ['/news/archive', '/news/:url of media'],
  ['/search', '/search of the shell'],
  ['/:any', '/_app of the shell'],
  ['/api/mine', '/api/* of the server'],
  ['/registry/lockers', '/registry/* of the server'],
])('refuses the route %s, because an address has one owner', async (route, owner) => {
  const release = built({ name: 'support', route });
  const others = [built({ route: '/news/:url' }).manifest];
  expect(await check(release, others)).toEqual([
    `Its route ${route} collides with ${owner}: choose another one.`,
  ]);
});

test('refuses a screen that is too big, by what goes over the wire', async () => {
  const release = built({ route: '/news' });
  const noise = Array.from({ length: 60_000 }, (_, at) => ((at * 7919) % 65_521).toString(36));
  addScript(release, `"${noise.join('')}"`);
  release.manifest.screens = { Screen: ['a.js'] };
  expect(await check(release)).toEqual([
    expect.stringMatching(/^Its Screen has \d+ bytes \(brotli\) of the 40000 it may have: import/),
  ]);
  release.manifest.exposed = ['a.js'];
  expect(await check(release)).toEqual([
    expect.stringMatching(/^What comes with any screen has \d+ bytes \(brotli\) of the 30000/),
  ]);
});

test('refuses a file that is loaded later and too big', async () => {
  const release = built({ route: '/news' });
  const noise = Array.from({ length: 90_000 }, (_, at) => ((at * 7919) % 65_521).toString(36));
  addScript(release, `"${noise.join('')}"`);
  expect(await check(release)).toEqual([
    expect.stringMatching(
      /^Its a\.js, which is loaded later, has \d+ bytes \(brotli\) of the 60000/,
    ),
  ]);
});

test('refuses many files that are loaded later and together are too big', async () => {
  const release = built({ route: '/news' });
  const noise = () => randomBytes(30_000).toString('base64');
  for (let at = 0; at < 10; at += 1)
    add(release, `${at}.js`, `self.webpackChunkcampus_media_1_0_0_a;"${noise()}"`);
  expect(await check(release)).toEqual([
    expect.stringMatching(/^All that is loaded later has \d+ bytes \(brotli\) of the 250000/),
  ]);
});

test('refuses a key of the menu that another remote has', async () => {
  const release = built({ route: '/news' });
  declare(release, { menu: [{ ...entryOf('/news'), shortcut: 'n' }] });
  const other = built({ name: 'support', route: '/help' });
  declare(other, { menu: [{ ...entryOf('/help'), shortcut: 'n' }] });
  expect(await check(release, [other.manifest])).toEqual([
    'The key n of its menu is that of support: choose another one.',
  ]);
  declare(other, { menu: [{ ...entryOf('/help'), shortcut: 's' }] });
  expect(await check(release, [other.manifest])).toStrictEqual([]);
});

const drawn = <Part extends object>(part: Part) => ({ ...part, isServerRendered: true });

test('refuses a release that the server is to draw, and cannot', async () => {
  const release = built({ route: '/news' });
  const routes = release.manifest.declaration.routes.map(drawn);
  declare(release, { routes, slots: [slotOf('Screen')].map(drawn) });
  await expect(check(release)).resolves.toEqual([
    expect.stringMatching(/^The route \/news .* server.js is not there/),
    expect.stringMatching(/^The widget Screen .* server.js is not there/),
  ]);
  writeFileSync(path.join(release.folder, 'server.js'), 'module.exports = {};');
  await expect(check(release)).resolves.toStrictEqual([]);
});

test('names the texts that a language lacks', async () => {
  const release = built();
  release.manifest.missingTexts = { ru: [], en: ['news.title', 'news.count_other'] };
  expect(await check(release)).toEqual([
    'The language en lacks news.title, news.count_other: add what is missing to src/locales/en.json.',
  ]);
});
