import {
  type Harm,
  isExposed,
  mountMedia,
  harmOnItsPage,
  inRussian,
  pagesOfReaders,
  withPages,
} from '../fixtures/mountMedia';
import { atImport, variants } from '../fixtures/publishVariant';
import { expect, test } from '../fixtures/test';

// Each test starts a product of its own and looks at every page of a remote.
test.describe.configure({ timeout: 840_000 });

test('a sound release is mounted without a word against it', async () => {
  expect(await mountMedia('2.0.0-sound', (code) => code)).toStrictEqual([]);
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

const emptyPartners = `PartnersScreen:()=>${inRussian}?Promise.resolve({PartnersScreen:()=>null}):`;

test('a page that throws, one that leaks and one that stays empty are refused for it, and no other is blamed', async () => {
  const pages = ['/news', '/events', '/partners', '/info/:url'];
  const refusals = await mountMedia('2.0.0-pages', (code, file, manifest) => {
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

const harms: Harm[] = [
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
    `if(${inRussian})setTimeout(()=>{throw new Error("broken later")},4000)`,
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
    `if(${inRussian})setInterval(()=>{const end=performance.now()+75;while(performance.now()<end);},100)`,
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
    // In one of its looks: it keeps a core busy for as long as it is waited for.
    `if(innerWidth>600&&${inRussian})setTimeout(()=>{for(;;);},8000)`,
    /the route \/partners\/:id does not answer after \d+ s/,
  ],
];

/** The title of the list of events, which a smoke clicks. */
const events = { role: 'heading', name: { ru: 'События', en: 'Events' } };
const smoke = [{ page: '/events', steps: [{ see: events }, { click: events }] }];
const atClick =
  'if(location.pathname==="/events")addEventListener("click",()=>{throw new Error("broken at a click")});';

test('what goes wrong for some, later or around it is refused in words of its own', async () => {
  const all = `if(globalThis.document){${atClick}${harms.map(harmOnItsPage).join('')}}`;
  const refusals = await mountMedia('2.0.0-harms', (code, file, manifest) => {
    if (file === 'mfe.json') return withPages(code, pagesOfReaders, { smoke });
    return isExposed(file, manifest) ? atImport(all)(code) : code;
  });
  const said = refusals.join('\n');
  for (const [what, , , words] of harms) expect.soft(said, what).toMatch(words);
  expect.soft(said, 'its own smoke').toMatch(/the smoke of \/events .*broken at a click/);
});
