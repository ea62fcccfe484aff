import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { mountRelease } from '../../shell/releases/gate/mountRelease';
import { openRegistry } from '../../shell/releases/registry/openRegistry';
import { templateFolder } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';
import { variants } from '../fixtures/publishVariant';
import { writeVariant } from '../../shell/releases/demo/writeVariant';

// Each test starts a product of its own and looks at every page of a remote.
test.describe.configure({ timeout: 840_000 });

let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'campus-gate-'));
  for (const part of ['registry', 'keys'])
    await cp(path.join(templateFolder, part), path.join(dataFolder, part), { recursive: true });
});
test.afterEach(() => rm(dataFolder, { recursive: true, force: true }));

type Change = (code: string, file: string, manifest: RemoteManifest) => string;

/** What the gate says after it has mounted the media remote, changed like this. */
async function mounted(release: string, change: Change): Promise<string[]> {
  const registry = await openRegistry({ dataFolder });
  const folder = await writeVariant(registry, { name: 'media', release }, change);
  const which = await registry.publish(folder);
  await rm(folder, { recursive: true, force: true });
  return (await mountRelease({ registry, which })).reasons;
}

/** Code that runs when the remote is imported. */
const atImport = (harm: string) => (code: string) =>
  code.replace(/\{(\d+\([\w$]+,[\w$]+,[\w$]+\)\{)/, `{$1${harm}`);

const isExposed = (file: string, { exposed }: RemoteManifest) => exposed.includes(file);

const onNews = 'Mounted as a guest (ru, 1280 px), the route /news ';

test('a sound release is mounted without a word against it', async () => {
  expect(await mounted('2.0.0-sound', (code) => code)).toEqual([]);
});

test('a release that throws at render is refused, and its other pages are not blamed', async () => {
  const refusals = await mounted('2.0.0-render', (code, file, manifest) =>
    isExposed(file, manifest) ? variants.throwsAtRender(code) : code,
  );
  expect(refusals[0]).toBe(`${onNews}shows the card of a failed remote instead of its content.`);
  expect(refusals.join('\n')).toContain('broken at render');
  expect(refusals.filter((refusal) => !refusal.startsWith(onNews))).toEqual([]);
});

test('a release that leaks, complains, rejects and evaluates is refused for each of it', async () => {
  const harm = [
    // Once, in whichever of its files comes first: a page says no more than five things.
    'if(!globalThis.visits){globalThis.visits=1;Array.prototype.last=1;',
    '{const own=fetch;globalThis.fetch=(...a)=>own(...a)}',
    'console.error("left in by accident");Promise.reject(new Error("left alone"));',
    'try{[]["flat"]["constructor"]("return 1")()}catch(e){}}',
  ].join('');
  const refusals = await mounted('2.0.0-leaks', (code, file, manifest) => {
    if (isExposed(file, manifest)) return atImport(harm)(code);
    const isStyle = file.endsWith('.css') && manifest.screens.NewsListScreen?.includes(file);
    return isStyle ? `${code} body{letter-spacing:3px} :root{--color-link:red}` : code;
  });
  const said = refusals.filter((refusal) => refusal.startsWith(onNews)).join('\n');
  expect(said).toContain('leaves visits, Array.prototype.last in the window: keep it in a module.');
  expect(said).toContain('replaces fetch of the browser');
  expect(said).toContain('body { letter-spacing }');
  expect(said).toContain('html { --color-link }');
  expect(said).toContain('left in by accident');
  expect(said).toContain('left alone');
  expect(said).toMatch(/The policy of the page stopped|Content Security Policy/);
});

test('a release whose page stays empty is refused', async () => {
  const nothing = 'NewsListScreen:()=>Promise.resolve({NewsListScreen(){return null}}),Before:()=>';
  const refusals = await mounted('2.0.0-empty', (code, file, manifest) =>
    isExposed(file, manifest) ? code.replace('NewsListScreen:()=>', nothing) : code,
  );
  expect(refusals).toContain(
    `${onNews}shows nothing, however long it is waited for: it is empty or still loading.`,
  );
});

/** What goes wrong on one page of the release alone, and what the gate says of it. */
const harms: [what: string, page: string, harm: string, said: RegExp][] = [
  [
    'throws in English alone',
    '/news',
    'if(document.documentElement.lang==="en")throw new Error("broken in English")',
    /\(en, \d+ px\), the route \/news .*broken in English/,
  ],
  [
    'throws for people alone',
    '/events',
    'if(document.cookie.includes("AuthToken"))throw new Error("broken for people")',
    /Mounted as student .*the route \/events .*broken for people/,
  ],
  [
    'throws on a phone alone',
    '/partners',
    'if(innerWidth<600)throw new Error("broken on a phone")',
    /375 px\), the route \/partners .*broken on a phone/,
  ],
  [
    'throws after a timer',
    '/',
    'setTimeout(()=>{throw new Error("broken later")},4000)',
    /the widgets of \/ says in the console: .*broken later/,
  ],
  [
    'lies on the page without being seen',
    '/news/',
    'document.body.append(Object.assign(document.createElement("div"),{className:"veil"}));document.querySelector(".veil").style.cssText="position:fixed;inset:0;z-index:9999"',
    /the route \/news\/:url lies with <div class="veil"> on what others are to press/,
  ],
  [
    'is never at rest',
    '/events/',
    'setInterval(()=>{const end=performance.now()+75;while(performance.now()<end);},100)',
    /the route \/events\/:url keeps the processor busy/,
  ],
  [
    'leaves an interval and a listener at each end',
    '/info/',
    'addEventListener("popstate",()=>{setInterval(()=>1,1000);addEventListener("resize",()=>1)})',
    /the route \/info\/:url leaves an interval \(\/remotes\/media\/[^]*a listener for resize of the window/,
  ],
  [
    'never ends some seconds after it was opened',
    '/partners/',
    'setTimeout(()=>{for(;;);},8000)',
    /the route \/partners\/:id does not answer after \d+ s/,
  ],
];

/** At the import, on the pages that begin like this and have nothing but one record behind it. */
const onPage = ([, page, harm]: (typeof harms)[number]) =>
  page.endsWith('/') && page !== '/'
    ? `if(location.pathname.startsWith("${page}")&&location.pathname!=="${page}"){${harm}}`
    : `if(location.pathname==="${page}"){${harm}}`;

/** The title of the list of events, which a smoke clicks. */
const events = { role: 'heading', name: { ru: 'События', en: 'Events' } };
const smoke = [{ page: '/events', steps: [{ see: events }, { click: events }] }];
const atClick =
  'if(location.pathname==="/events")addEventListener("click",()=>{throw new Error("broken at a click")});';

test('what goes wrong for some, later or around it is refused in words of its own', async () => {
  const all = `if(globalThis.document){${atClick}${harms.map(onPage).join('')}}`;
  const refusals = await mounted('2.0.0-harms', (code, file, manifest) => {
    if (file === 'mfe.json') return JSON.stringify({ ...(JSON.parse(code) as object), smoke });
    return isExposed(file, manifest) ? atImport(all)(code) : code;
  });
  const said = refusals.join('\n');
  for (const [what, , , words] of harms) expect.soft(said, what).toMatch(words);
  expect.soft(said, 'its own smoke').toMatch(/the smoke of \/events .*broken at a click/);
});

/** What a page of the release does to the frame that all pages share. */
const intrusions: typeof harms = [
  ['opens an alert', '/news', 'alert("Купите слона")', /\/news opens the alert .*«Купите слона»/],
  [
    'goes elsewhere by itself',
    '/events',
    'setTimeout(()=>{location.href="/help"},5000)',
    // On a busy machine it goes while it is looked at.
    /\/events (?:goes to .*\/help by itself|cannot be looked at)/,
  ],
  [
    'cannot be scrolled',
    '/partners',
    'document.body.style.overflow="hidden"',
    /\/partners keeps the page from being scrolled/,
  ],
  [
    'is wider than the window',
    '/',
    'setInterval(()=>document.querySelector("main").style.minWidth="3000px",100)',
    /the widgets of \/ is \d+ px wide/,
  ],
  [
    'takes the header away',
    '/news/',
    'setInterval(()=>document.querySelector("header").style.display="none",50)',
    /\/news\/:url takes the header of the page away/,
  ],
  [
    'reads the answers of others',
    '/events/',
    'const own=Response.prototype.json;Response.prototype.json=function(){return own.call(this)}',
    /\/events\/:url replaces Response\.prototype\.json/,
  ],
  [
    'listens to what is sent',
    '/info/',
    'const send=navigator.sendBeacon;navigator.sendBeacon=(...all)=>send.apply(navigator,all)',
    /\/info\/:url (leaves|replaces) navigator\.sendBeacon/,
  ],
  [
    'lets nobody go back',
    '/partners/',
    'addEventListener("popstate",()=>history.pushState(null,"",location.href))',
    /\/partners\/:id /,
  ],
  [
    'asks another site',
    '/admin/partners',
    'void fetch("https://elsewhere.example/collect").catch(()=>1)',
    /\/admin\/partners says in the console: .*elsewhere\.example/,
  ],
  [
    'asks without an end',
    '/admin/media/news',
    'setInterval(()=>fetch("/api/news?"+Math.random()).catch(()=>1),50)',
    /the route \/admin\/media\/\S+ shows nothing, however long it is waited for/,
  ],
];

test('what takes the frame of the page from others is refused in words of its own', async () => {
  const all = `if(globalThis.document){${intrusions.map(onPage).join('')}}`;
  const refusals = await mounted('2.0.0-frame', (code, file, manifest) => {
    if (isExposed(file, manifest)) return atImport(all)(code);
    // Whoever asks for a partner is answered that there is none.
    return code.replaceAll('"/api/partner/{id}"', '"/api/partner/none/{id}"');
  });
  const said = refusals.join('\n');
  expect
    .soft(said, 'finds none of its records')
    .toMatch(/\/admin\/partners\/:id .*(?:shows «|404)/);
  for (const [what, , , words] of intrusions) expect.soft(said, what).toMatch(words);
});
