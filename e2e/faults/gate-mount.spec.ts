import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { mountRelease } from '../../shell/mount/mountRelease';
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

type Route = RemoteManifest['declaration']['routes'][number];

/** Nothing that is wrong on a page of staff here depends on who of them looks: one does. */
const forOneOfStaff = (route: Route): Route =>
  typeof route.access === 'string' ? route : { ...route, access: ['ADMIN'] };

/** The manifest with these pages alone: no other is looked at. */
function withPages(code: string, paths: readonly string[], more: Partial<RemoteManifest> = {}) {
  const manifest = JSON.parse(code) as RemoteManifest;
  const { declaration } = manifest;
  const found = declaration.routes.filter(({ path }) => paths.includes(path));
  const routes = found.map(forOneOfStaff);
  const slots = paths.includes('/') ? declaration.slots : [];
  const few = { ...manifest, declaration: { ...declaration, routes, slots }, smoke: [] };
  return JSON.stringify({ ...few, ...more });
}

/** Code that runs when the remote is imported. */
const atImport = (harm: string) => (code: string) =>
  code.replace(/\{(\d+\([\w$]+,[\w$]+,[\w$]+\)\{)/, `{$1${harm}`);

const isExposed = (file: string, { exposed }: RemoteManifest) => exposed.includes(file);

test('a sound release is mounted without a word against it', async () => {
  expect(await mounted('2.0.0-sound', (code) => code)).toEqual([]);
});

/** Leaves things, replaces one, complains, rejects and evaluates: a page says no more than five things. */
const leaks = [
  // Once, in whichever of the files comes first.
  'if(globalThis.document&&location.pathname==="/events"&&!globalThis.visits){',
  'globalThis.visits=1;Array.prototype.last=1;',
  '{const own=fetch;globalThis.fetch=(...a)=>own(...a)}',
  'console.error("left in by accident");Promise.reject(new Error("left alone"));',
  'try{[]["flat"]["constructor"]("return 1")()}catch(e){}}',
].join('');

const emptyPartners =
  'PartnersScreen:()=>Promise.resolve({PartnersScreen(){return null}}),Before:()=>';

test('a page that throws, one that leaks and one that stays empty are refused for it, and no other is blamed', async () => {
  const pages = ['/news', '/events', '/partners', '/info/:url'];
  const refusals = await mounted('2.0.0-pages', (code, file, manifest) => {
    if (file === 'mfe.json') return withPages(code, pages);
    if (isExposed(file, manifest))
      return atImport(leaks)(variants.throwsAtRender(code)).replace(
        'PartnersScreen:()=>',
        emptyPartners,
      );
    const isStyle = file.endsWith('.css') && manifest.screens.EventsScreen?.includes(file);
    return isStyle ? `${code} body{letter-spacing:3px} :root{--color-link:red}` : code;
  });
  const saidOf = (page: string) =>
    refusals.filter((refusal) => refusal.includes(`, the route ${page} `)).join('\n');
  const asGuest = 'Mounted as a guest (ru, 1280 px), the route';
  expect(refusals).toContain(
    `${asGuest} /news shows the card of a failed remote instead of its content.`,
  );
  expect(saidOf('/news')).toContain('broken at render');
  expect(refusals).toContain(
    `${asGuest} /partners shows nothing, however long it is waited for: it is empty or still loading.`,
  );
  const leaked = saidOf('/events');
  expect(leaked).toContain(
    'leaves visits, Array.prototype.last in the window: keep it in a module.',
  );
  expect(leaked).toContain('replaces fetch of the browser');
  expect(leaked).toContain('body { letter-spacing }');
  expect(leaked).toContain('html { --color-link }');
  expect(leaked).toContain('left in by accident');
  expect(leaked).toContain('left alone');
  expect(leaked).toMatch(/The policy of the page stopped|Content Security Policy/);
  expect(saidOf('/info/:url')).toBe('');
});

/** What goes wrong on one page of the release alone, and what the gate says of it. */
const harms: [what: string, page: string, harm: string, said: RegExp][] = [
  [
    'throws in English alone',
    '/news',
    'if(document.documentElement.lang==="en")throw new Error("broken in English")',
    /\(en, \d+ px(?:, dark)?\), the route \/news .*broken in English/,
  ],
  [
    'throws for people alone',
    '/events',
    'if(document.cookie.includes("AuthToken"))throw new Error("broken for people")',
    /Mounted as student .*the route \/events .*broken for people/,
  ],
  [
    'complains in the dark alone',
    '/info/',
    'if(document.documentElement.dataset.theme==="dark")console.error("broken in the dark")',
    /, dark\), the route \/info\/:url says in the console: broken in the dark/,
  ],
  [
    'throws on a phone alone',
    '/partners',
    'if(innerWidth<600)throw new Error("broken on a phone")',
    /375 px, dark\), the route \/partners .*broken on a phone/,
  ],
  [
    'throws after a timer',
    '/',
    'setTimeout(()=>{throw new Error("broken later")},4000)',
    /the widgets of \/ says in the console: .*broken later/,
  ],
  [
    'lies on the page where somebody scrolls to',
    '/',
    'addEventListener("scroll",()=>{const veil=document.createElement("div");veil.className="late";veil.style.cssText="position:fixed;inset:0";document.body.append(veil)},{once:true})',
    /the widgets of \/ lies with <div class="late"> on what others are to press/,
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

/** The pages that they are on: those of staff are others. */
const harmed = [
  ...['/', '/news', '/news/:url', '/events', '/events/:url'],
  ...['/info/:url', '/partners', '/partners/:id'],
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
    if (file === 'mfe.json') return withPages(code, harmed, { smoke });
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
    'adds to the history by itself',
    '/news',
    'setInterval(()=>history.pushState(history.state,"",location.href),1000)',
    /\/news adds to the history by itself/,
  ],
  [
    'keeps clicks from others',
    '/partners',
    'document.addEventListener("click",(event)=>event.stopImmediatePropagation(),true)',
    /\/partners takes every click of the page/,
  ],
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
    '/admin/media/tags',
    'addEventListener("popstate",()=>history.pushState(null,"",location.href))',
    /\/admin\/media\/tags keeps people from going back/,
  ],
  [
    'takes the focus',
    '/info/',
    'setInterval(()=>{const main=document.querySelector("main");main.tabIndex=-1;main.focus()},100)',
    /\/info\/:url takes the focus to <main class="[^"]*"> by itself/,
  ],
  [
    'opens a window',
    '/events/',
    'document.body.append(Object.assign(document.createElement("div"),{role:"dialog",ariaModal:"true",textContent:"Купите слона"}))',
    /\/events\/:url opens a window over the page by itself/,
  ],
  [
    'hides the page and lets clicks through',
    '/news/',
    '{const veil=document.createElement("div");veil.className="veil";veil.style.cssText="position:fixed;inset:0;background:#fff;pointer-events:none";document.body.append(veil)}',
    /\/news\/:url paints <div class="veil"> over what others are to press/,
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

/** The pages that they are on, one of those of staff for each. */
const framed = [
  ...harmed,
  ...['/admin/media/tags', '/admin/media/:kind', '/admin/partners', '/admin/partners/:id'],
];

test('what takes the frame of the page from others is refused in words of its own', async () => {
  const all = `if(globalThis.document){${intrusions.map(onPage).join('')}}`;
  const refusals = await mounted('2.0.0-frame', (code, file, manifest) => {
    // Whoever asks for a partner, page or server, is answered that there is none.
    const lost = code.replaceAll('"/api/partner/{id}"', '"/api/partner/none/{id}"');
    if (file === 'mfe.json') return withPages(lost, framed);
    return isExposed(file, manifest) ? atImport(all)(lost) : lost;
  });
  const said = refusals.join('\n');
  for (const page of ['/partners/:id', '/admin/partners/:id'])
    expect
      .soft(said, `${page} finds none of its records`)
      .toMatch(new RegExp(`the route ${page} (?:shows «|says in the console: .* 404)`));
  for (const [what, , , words] of intrusions) expect.soft(said, what).toMatch(words);
});
